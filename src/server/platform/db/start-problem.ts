/** Why the server cannot start: one line that says what to fix. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
