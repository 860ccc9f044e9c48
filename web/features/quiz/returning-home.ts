// What home has for who has been here before, in one file.
export { LearnTile } from './learn-tile.tsx'
export { TodayCard } from './today-card.tsx'
