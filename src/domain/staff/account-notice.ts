/** What may happen to the account of a member of staff that they hear of by letter. */
export const accountNotices = [
  'app-added',
  'app-removed',
  'disabled',
  'email-asked',
  'email-changed',
  'enabled',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'recovery-codes-made',
  'role-changed',
  'signed-in',
  'started-anew',
] as const

export type AccountNotice = (typeof accountNotices)[number]

/** Done by an owner and not by whoever used the account: the own password is not what to change then. */
const byOwner: readonly AccountNotice[] = ['disabled', 'enabled', 'role-changed']

export function isByOwner(notice: AccountNotice): boolean {
  return byOwner.includes(notice)
}
