/** Where a reminder of unfinished answers is refused. */
export const forget = {
  title: 'Forget this application?',
  lead: 'We delete everything that was entered for it, and this email address gets no further reminders. This cannot be undone.',
  button: 'Forget this',
  'done.title': 'Forgotten',
  'done.text': 'What was entered is deleted, and we will not remind this address again.',
} as const
