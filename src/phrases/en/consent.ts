/** The cookie banner and its settings. */
export const consent = {
  title: 'Cookies on this site',
  text: 'Essential cookies take you back to your own application. We set others only if you agree. More in our {policy}.',
  policy: 'Cookie Policy',
  settings: 'Settings',
  reject: 'Reject All',
  accept: 'Accept All',
  'settings.title': 'Cookie settings',
  essential: 'Essential',
  'essential.text': 'Take you back to your application in this browser. Always on.',
  analytics: 'Analytics',
  'analytics.text': 'Show us which pages are used and where people get stuck.',
  marketing: 'Marketing',
  'marketing.text': 'Show whether our advertisements bring people here.',
  functional: 'Functional',
  'functional.text': 'Remember a choice you made, such as the language.',
  cancel: 'Cancel',
  save: 'Save Preferences',
  saved:
    'Your choice has been saved. You can change it at any time under ‘Cookie settings’ at the bottom of the page.',
} as const
