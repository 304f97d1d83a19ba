/** The frame of the staff area, the dashboard and its list of applications. */
export const desk = {
  tab: 'Staff · {company}',
  noscript: 'The staff area needs JavaScript. Turn it on, then reload.',
  skip: 'Skip to the content',

  'nav.label': 'Staff area',
  'nav.desk': 'Applications',
  'nav.letters': 'Letters',
  'nav.data': 'Data requests',
  'nav.retention': 'Retention',
  'nav.audit': 'Audit',
  'nav.staff': 'Staff',
  'nav.settings': 'Settings',
  'nav.email': 'Email Test',
  'nav.home': 'Home',
  'nav.more': 'Menu',
  'me.menu': 'Your menu, {name}',
  'me.account': 'Your account',
  'me.out': 'Sign out',
  'me.everywhere': 'Sign out everywhere',
  'me.failed': 'You are still signed in',

  'broken.title': 'This page broke off',
  'broken.text':
    'Nothing that you saved is lost. Reload the page; if it happens again, tell whoever runs this site what you did last.',
  'broken.action': 'Reload',
  'missing.title': 'There is no such page',
  'missing.text': 'The address may be mistyped, or the page has moved.',
  'missing.action': 'Go to the applications',
  'forbidden.title': 'Not for your role',
  'forbidden.text': 'You are signed in as {role}. Ask the owner when you need this page.',
} as const
