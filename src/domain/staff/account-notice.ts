/** Account events that staff are notified of by letter. */
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

/** Done by an owner rather than the user: changing the own password would not help. */
const byOwner: readonly AccountNotice[] = ['disabled', 'enabled', 'role-changed']

export function isByOwner(notice: AccountNotice): boolean {
  return byOwner.includes(notice)
}
