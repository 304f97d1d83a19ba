/** Words that every page where people work carries. */
export const site = {
  'toast.region': 'Messages',
  'toast.close': 'Close this message',
  help: 'Help',
} as const
