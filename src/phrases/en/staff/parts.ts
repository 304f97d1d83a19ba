import type { Role } from '#domain/staff/permission.ts'

/** Words that several screens of the staff share. */
export const parts = {
  keys: 'Keys',

  'day.form': 'day month year',
  'day.malformed': 'Write a day as in 22 November 2026',

  'status.pending': 'Pending',
  'status.paid': 'Paid',
  'status.processing': 'Processing',
  'status.approved': 'Approved',
  'status.rejected': 'Rejected',

  'work.unpaid': 'Unpaid',
  'work.waiting-documents': 'Waiting for documents',
  'work.ready-to-review': 'Ready to review',
  'work.new-documents': 'New documents',
  'work.ready-to-file': 'Ready to file',
  'work.filed': 'Filed',
  'work.second-person': 'For the second person',
  'work.partly-decided': 'Partly decided',
  'work.decided': 'Decided',
  'work.cancelled': 'Cancelled',
  'work.refunded': 'Refunded',

  'flag.late': 'Late',
  'flag.early-arrival': 'Arrives before the decision',
  'flag.referral': 'Referral',
  'flag.minor': 'Minor',
  'flag.same-passport': 'Same passport elsewhere',
  'flag.document-differs': 'Document differs from the answers',
  'flag.replaced-document': 'Replaced document',
  'flag.message': 'Wrote to us',
  'flag.payment-review': 'Payment to check',
  'flag.unreachable': 'Letters come back',

  'due.late': '{days, plural, one {# day late} other {# days late}}',
  'due.today': 'Today',
  'due.ahead': '{days, plural, one {Tomorrow} other {In # days}}',

  'chart.title': 'Last {days} days',
  'chart.span': '{days} days',
  'chart.slide': '{what}, day by day',
  'chart.top': 'up to {value}',

  'visa.tourist': 'Tourist',
  'visa.tourist_multiple': 'Tourist, multiple',
  'visa.business': 'Business',
  'visa.transit': 'Transit',

  'palette.title': 'Find, go to, do',
  'palette.placeholder': 'Name, reference, page, command',
  'palette.none': 'Nothing fits',
  'palette.pages': 'Page',
  'palette.here': 'This application',
  'palette.go': 'Go to {page}',

  'help.title': 'Keys',
  'help.everywhere': 'Everywhere',
  'help.palette': 'Find, go to, do',
  'help.search': 'Search the list',
  'help.next': 'Next in the list',
  'help.previous': 'Previous in the list',
  'help.open': 'Open it; in a reply, send',
  'help.leave': 'Close it, or leave the search',
  'help.help': 'Show these keys',
  'help.list': 'In the list of applications',
  'help.tick': 'Choose the application',
  'help.range': 'Choose all from the last one',
  'help.assignTicked': 'Assign what is chosen',
  'help.application': 'In an application',
  'help.tabs': 'Overview to History',
  'help.neighbours': 'Previous and next application',
  'help.assign': 'Assign',
  'help.note': 'Write a note',
  'help.file': 'File with the portal',
  'help.documents': 'On documents',
  'help.accept': 'Accept',
  'help.reject': 'Reject',
  'help.acceptAll': 'Accept all of this traveller that were shown',
  'help.fileAndNext': 'When all are accepted: mark as filed, and on to the next',
  'help.enter': 'Enter',
  'help.escape': 'Esc',
  'help.on': 'Use single letters as keys',
  'help.on.hint': 'Turn this off when you speak to your computer, or press letters by accident.',

  back: 'Back',

  somebody: 'Somebody who has left',
  download: 'Download',
  copy: 'Copy {what}',
  'copy.done': '{what} copied',
  'copy.failed': 'The browser did not allow copying',

  'erased.name': 'Erased',
  'erased.text':
    'Everything personal was erased. What accounting law asks for stays: amounts, dates and statuses.',
  traveller: 'Traveller {number}',
  travellers: '{count, plural, one {# traveller} other {# travellers}}',
  'travellers.none': 'Nobody has been added to this application yet.',

  'payment.unpaid': 'Unpaid',
  'payment.paid': 'Paid',
  'payment.refunded': 'Refunded',
  'payment.needs_review': 'Payment needs a look',

  changed:
    'Somebody changed this application meanwhile. Nothing was overwritten, and what you typed is still here.',
  'changed.first': 'Look at the change above first.',

  tab: '{page} · {company} staff',
  loading: 'Loading',
  retry: 'Try again',
  'failed.title': 'This did not load',
  'session.ended': 'You are signed out. Sign in again to go on.',
  wait: 'Too many tries. Try again at {time}.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  more: 'Show more',

  saved: 'Saved',

  'email.malformed': 'Enter an e-mail address such as name@example.com',
  password: 'Password',
  'password.required': 'Enter your password',

  'passkey.cancelled': 'No passkey was used. Try again, or sign in with your password.',

  code: 'Code',
  'code.hint': 'Six digits. Without your phone, type one of your recovery codes.',
  'code.required': 'Enter the code of your authenticator app, or a recovery code',

  'password.show': 'Show',
  'password.hide': 'Hide',
  'password.show.label': 'Show the password',
  'password.hide.label': 'Hide the password',
  'password.shown': 'The password is shown',
  'password.rules':
    'At least {least} characters. Three or four words that do not belong together are easy to remember and hard to guess. Leave out your name, your e-mail address and the name of the company.',

  'name.hint':
    'Colleagues see it beside what you do. Travellers see its first part, or the name that you choose for them in your account.',
  'name.required': 'Enter your name',

  'confirm.title': 'Confirm that it is you',
  'confirm.lead': 'This step is protected. Afterwards you are not asked again for ten minutes.',
  'confirm.action': 'Confirm',
  'confirm.passkey': 'Confirm with a passkey',
  'confirm.wrong': 'This password is not right',

  toDesk: 'Go to the applications',

  everywhere: 'Sign out everywhere',
  'everywhere.title': 'Sign out everywhere?',
  'everywhere.text': 'Every browser is signed out, this one too. You sign in again.',

  'role.owner': 'Owner',
  'role.manager': 'Manager',
  'role.agent': 'Agent',
  'role.viewer': 'Viewer',
} as const satisfies Record<`role.${Role}`, string> & Record<string, string>
