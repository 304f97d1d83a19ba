/** Words that every page where people work carries. */
export const site = {
  'toast.region': 'Notices',
  'toast.close': 'Close this message',
  help: 'Help',
  'broken.title': 'This page stopped working',
  'broken.text': 'What was saved is still there. Load the page again to continue.',
  'broken.action': 'Load again',
} as const
