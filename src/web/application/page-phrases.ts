/** The namespaces of the application's page, and the parts of others that it says too. */
export const pagePhrases = [
  [
    'chooser',
    'eligibility',
    'apply',
    'passport',
    'ownLink',
    'form',
    'link',
    'rule',
    'error',
    'sheet',
    'site',
  ],
  ['messenger.step.', 'document.type.'],
] as const
