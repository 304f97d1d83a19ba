/** What a device is told, and the offer to be told on it. */
export const push = {
  offer: 'Notify me on this device',
  on: 'This device will get a message when we answer or something changes. It shows no name and no details.',
  off: 'Stop',
  denied:
    'This browser blocks messages from this site. Allow notifications for it in the browser’s settings, then try again.',
  unsupported: 'This browser cannot show such messages. We will email you in any case.',
  install:
    'On an iPhone or iPad this works once the site is on your Home Screen: tap Share, choose ‘Add to Home Screen’, and open it from there.',
  failed:
    'The message service of this browser is not responding. Try again later; we will email you in any case.',
  change: 'There is news about your application.',
  answer: 'You have an answer from us.',
} as const
