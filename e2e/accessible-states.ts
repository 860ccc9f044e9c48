import { contactStates } from './contact-states.ts'
import { frameStates } from './frame-states.ts'
import { gameStates } from './game-states.ts'
import { homeStates } from './home-states.ts'
import { importStates } from './import-states.ts'
import { learningStates } from './learning-states.ts'
import { listStates } from './list-states.ts'
import { progressStates } from './progress-states.ts'
import type { State } from './reach-states.ts'
import { sharingStates } from './sharing-states.ts'
import { wordsStates } from './words-states.ts'

/** Every screen of the product in every state worth a look. */
export const states: readonly State[] = [
  ...homeStates,
  ...gameStates,
  ...progressStates,
  ...wordsStates,
  ...learningStates,
  ...listStates,
  ...importStates,
  ...sharingStates,
  ...contactStates,
  ...frameStates,
]
