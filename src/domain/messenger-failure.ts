/** Why a message did not reach somebody at their messenger, as far as the service's code says. */
export type MessengerFailure =
  | 'unreachable'
  | 'blocked'
  | 'stopped'
  | 'window'
  | 'busy'
  | 'token'
  | 'no-template'
  | 'filtered'
  | 'account'
  | 'silent'
  | 'off'
  | 'unknown'

/** Codes of WhatsApp, Telegram (HTTP's) and SMS gateways, which do not overlap, and our own words. */
const failures = new Map<string, MessengerFailure>([
  ['no-template', 'no-template'],
  ['not-offered', 'off'],
  ['token-wrong', 'token'],
  ['unavailable', 'silent'],
  // WhatsApp
  ['131026', 'unreachable'],
  ['131050', 'stopped'],
  ['131047', 'window'],
  ['131049', 'filtered'],
  ['130472', 'filtered'],
  ['131056', 'busy'],
  ['130429', 'busy'],
  ['131048', 'busy'],
  ['190', 'token'],
  ['131005', 'token'],
  ['131031', 'account'],
  ['131042', 'account'],
  ['132000', 'no-template'],
  ['132001', 'no-template'],
  ['132015', 'no-template'],
  ['132016', 'no-template'],
  ['131000', 'silent'],
  ['131016', 'silent'],
  // Telegram
  ['401', 'token'],
  ['403', 'blocked'],
  ['429', 'busy'],
  // SMS
  ['20003', 'token'],
  ['20429', 'busy'],
  ['21211', 'unreachable'],
  ['21408', 'account'],
  ['21610', 'stopped'],
  ['21612', 'unreachable'],
  ['21614', 'unreachable'],
  ['30002', 'account'],
  ['30003', 'unreachable'],
  ['30004', 'blocked'],
  ['30005', 'unreachable'],
  ['30006', 'unreachable'],
  ['30007', 'filtered'],
])

/** The reason for a code such as '131026'. */
export const messengerFailure = (code: string | null): MessengerFailure =>
  failures.get(code ?? '') ?? 'unknown'
