/** A backup cannot be made, read or restored: one line for the operator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
