/** Visa documents of many travellers at once, dropped on the list. */
export const visa = {
  open: 'Visa documents',
  drop: 'Drop the visa documents here. Each finds its traveller by the passport number.',
  title: 'Visa documents',
  lead: 'Each document finds its traveller by the passport number in it. Nothing is sent before you approve.',
  choose: 'Choose visa documents',
  more: 'Add files',
  kinds: 'PDF, JPG or PNG, up to {count} at a time',
  none: 'No visa document is waiting.',
  'too-many':
    '{count, plural, one {# file was left out: {max} at a time.} other {# files were left out: {max} at a time.}}',

  'column.file': 'File',
  'column.traveller': 'Traveller',
  'column.number': 'Passport number',
  'column.name': 'Name',
  'column.state': 'Result',

  found: 'Found on page {page}',
  missing: 'Not found',
  unreadable: 'No text can be read in it',
  other: 'Names another passport: {number}',

  'state.waiting': 'Waiting',
  'state.sending': 'Uploading, {percent}%',
  'state.checking': 'Being read',
  'state.failed': 'Not uploaded',
  'state.ready': 'Ready to approve',
  'state.unmatched': 'Whose is it?',
  'state.mismatch': 'Needs a second person',
  'state.twice': 'A second document for the same traveller',
  'state.decided': 'Already decided',
  'state.approved': 'Approved',
  'state.refused': 'Not approved',

  'mismatch.text': 'Open the application to compare the document and hand it over.',
  page: 'Open {reference}',
  remove: 'Remove {file}',
  again: 'Try again',
  'again.of': 'Upload {file} again',
  assign: 'Find the traveller of {file}',
  'assign.label': 'Name, passport number or reference',
  'assign.search': 'Search',
  'assign.none': 'Nobody was found.',
  'assign.choose': 'Give {file} to {name}, {reference}',

  approve:
    '{count, plural, =0 {Nobody to approve yet} one {Approve # traveller} other {Approve # travellers}}',
  'approve.text':
    '{count, plural, one {The email with the visa goes out at once.} other {The emails with the visas go out at once.}}',
  'approve.failed': 'The visas were not approved',
  done: '{count, plural, one {# traveller is approved} other {# travellers are approved}}',
  refused: '{count, plural, one {# was not approved} other {# were not approved}}',
  close: 'Close',
}
