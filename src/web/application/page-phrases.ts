/** The namespaces of the application's page, and the parts of others that it says too; see `splitIsland`. */
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
  ['messenger.step.', 'document.type.', 'portal.choice.list', 'portal.choice.other'],
  // Said by parts that are loaded when they are shown.
  ['apply.changed.', 'document.type.', 'ownLink.', 'sheet.'],
] as const
