import type { AccountNotice } from '#domain/staff/account-notice.ts'

/** Letters to a member of staff about their own account. */
export const notice = {
  'subject.app-added': 'An authenticator app was added to your account',
  'subject.app-removed': 'The authenticator app of your account was removed',
  'subject.disabled': 'Your account was disabled',
  'subject.email-asked': 'Confirm the new address of your account',
  'subject.email-changed': 'The address of your account was changed',
  'subject.enabled': 'Your account was enabled again',
  'subject.passkey-added': 'A passkey was added to your account',
  'subject.passkey-removed': 'A passkey of your account was removed',
  'subject.password-changed': 'Your password was changed',
  'subject.recovery-codes-made': 'New recovery codes were made for your account',
  'subject.role-changed': 'Your role was changed',
  'subject.signed-in': 'Your account was used in a new browser',
  'subject.started-anew': 'The access to your account was reset',
  'text.app-added': 'From now on, signing in asks for a code from this app.',
  'text.app-removed':
    'Signing in no longer asks for a code, and the recovery codes no longer work.',
  'text.disabled': 'You can no longer sign in. All your sessions have ended.',
  'text.email-asked':
    'Somebody signed in as you asked for the address {email}. The change takes effect when the link in the email to that address is opened. Until then nothing changes.',
  'text.email-changed':
    'It is now {email}. Use it to sign in; we will send all emails there. This is the last one to the old address.',
  'text.enabled': 'You can sign in again.',
  'text.passkey-added': 'Whoever has it can sign in as you. All other browsers were signed out.',
  'text.passkey-removed': 'It no longer opens your account.',
  'text.password-changed': 'All other browsers were signed out.',
  'text.recovery-codes-made': 'The old codes no longer work.',
  'text.role-changed':
    'You are now {role, select, owner {owner} manager {manager} agent {agent} viewer {viewer} other {{roleName}}}. Sign in again to continue.',
  'text.signed-in': 'Somebody signed in as you in a browser that you had not used before.',
  'text.started-anew':
    'A new password was chosen with the link in an email to this address. The authenticator app and passkeys have to be set up again.',
  preview: 'If this was you, you do not need to do anything.',
  greeting: 'Dear {name},',
  'fact.when': 'When',
  'fact.browser': 'Browser',
  browser: '{browser} on {system}',
  'action.account': 'Open your account',
  'ignore.own':
    'If this was you, you do not need to do anything. If not, sign in and change your password: that signs out all other browsers. Then look through your passkeys and tell an owner at once. If you cannot sign in, ask an owner to reset your access.',
  'ignore.owner': 'An owner did this. If you did not expect it, ask them.',

  'email.subject': 'Confirm the new address of your account',
  'email.preview': 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  'email.text':
    'You asked to use this address in the staff area of {company}. Press the button to confirm that you read it. Until then the old address stays in use.',
  'email.action': 'Confirm this address',
  'email.ignore':
    'If you know nothing of this, somebody mistyped an address: delete this email, and nothing will happen.',
} as const satisfies Record<`subject.${AccountNotice}` | `text.${AccountNotice}`, string> &
  Record<string, string>
