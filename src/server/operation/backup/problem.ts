/** Why a backup cannot be made, read or restored: one line for whoever asked for it. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
