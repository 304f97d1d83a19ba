/** What a new installation needs before travellers come, in the order in which one does it. */
export const gettingStartedSteps = [
  'second-factor',
  'own-email',
  'company',
  'mail',
  'inbox',
  'test-letter',
  'colleagues',
  'gateway',
] as const

export type GettingStartedStep = (typeof gettingStartedSteps)[number]
