/** Set-up steps of a new installation, in order. */
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
