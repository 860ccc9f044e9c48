import type { ServerProblem } from './problem.ts'

/** A problem thrown where nothing can be returned: in what runs before a handler. */
export class ProblemError extends Error {
  readonly problem: ServerProblem

  constructor(problem: ServerProblem) {
    super(problem.title)
    this.name = 'ProblemError'
    this.problem = problem
  }
}
