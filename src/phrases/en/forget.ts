/** Where a reminder of unfinished answers is refused. */
export const forget = {
  title: 'Delete this application?',
  lead: 'We will delete everything that was entered for it, and this email address will get no more reminders. This cannot be undone.',
  button: 'Delete for good',
  'done.title': 'Deleted',
  'done.text':
    'Everything that was entered has been deleted, and we will not remind this address again.',
} as const
