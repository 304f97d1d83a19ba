/** Words that every page where people work carries. */
export const site = {
  'toast.region': 'Notices',
  'toast.close': 'Close this message',
  help: 'Help',
} as const
