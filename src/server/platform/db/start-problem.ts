/** Why the server cannot start: one line that names what to mend. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
