import type { AccountNotice } from '#domain/staff/account-notice.ts'

/** Letters to a member of staff about their own account. */
export const notice = {
  'subject.app-added': 'An authenticator app was added to your account',
  'subject.app-removed': 'The authenticator app of your account was removed',
  'subject.disabled': 'Your account was disabled',
  'subject.email-asked': 'A new address for your account waits to be confirmed',
  'subject.email-changed': 'The address of your account was changed',
  'subject.enabled': 'Your account was enabled again',
  'subject.passkey-added': 'A passkey was added to your account',
  'subject.passkey-removed': 'A passkey of your account was removed',
  'subject.password-changed': 'Your password was changed',
  'subject.recovery-codes-made': 'New recovery codes were made for your account',
  'subject.role-changed': 'Your role was changed',
  'subject.signed-in': 'Your account was used in a new browser',
  'subject.started-anew': 'Your account was started anew',

  'text.app-added': 'From now on, signing in asks for a code of this app.',
  'text.app-removed': 'Signing in no longer asks for a code, and the recovery codes are gone.',
  'text.disabled': 'You can no longer sign in. All your sessions have ended.',
  'text.email-asked':
    'Somebody signed in as you asked for the address {email}. It counts once the link in the letter to it is opened. Until then nothing changes.',
  'text.email-changed':
    'It is {email} now. You sign in with it, and letters go there. This is the last one to the old address.',
  'text.enabled': 'You can sign in again.',
  'text.passkey-added': 'Whoever has it can sign in as you. All other browsers were signed out.',
  'text.passkey-removed': 'It no longer opens your account.',
  'text.password-changed': 'All other browsers were signed out.',
  'text.recovery-codes-made': 'The old codes no longer work.',
  'text.role-changed':
    'You are {role, select, owner {owner} manager {manager} agent {agent} viewer {viewer} other {{roleName}}} now. Sign in again to go on.',
  'text.signed-in': 'Somebody signed in as you in a browser that you had not used before.',
  'text.started-anew':
    'A new password was chosen with the link of a letter to this address. Authenticator app and passkeys have to be set up again.',

  preview: 'If this was you, there is nothing to do.',
  greeting: 'Dear {name},',
  'fact.when': 'When',
  'fact.browser': 'Browser',
  browser: '{browser} on {system}',
  'action.account': 'Open your account',
  'ignore.own':
    'If this was you, there is nothing to do. If not, sign in and change your password: that signs out all other browsers. Then look through your passkeys and tell an owner at once. If you cannot sign in, ask an owner to let you start anew.',
  'ignore.owner': 'An owner did this. If you did not expect it, ask them.',

  'email.subject': 'Confirm the new address of your account',
  'email.preview': 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  'email.text':
    'You want to use this address in the staff area of {company}. Press the button to confirm that you read it. Until then the old one counts.',
  'email.action': 'Confirm this address',
  'email.ignore':
    'If you know nothing of this, somebody mistyped an address: delete this letter, and nothing happens.',
} as const satisfies Record<`subject.${AccountNotice}` | `text.${AccountNotice}`, string> &
  Record<string, string>
