// What home has besides KOLAY and ZOR for everybody, in one file.
export { BackToSet } from './back-to-set.tsx'
export { LevelRow } from './level-row.tsx'
