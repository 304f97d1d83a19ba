/** Buttons of a dense screen: still a thumb high. */
export const compact = 'min-h-11! px-3! py-2! text-sm!'

export const square =
  'grid size-11 shrink-0 place-items-center rounded-field text-quiet hover:bg-sunken hover:text-ink'

/** Beside the work, not the work. */
export const aside = `${compact} px-2.5! font-medium! text-quiet! whitespace-nowrap hover:text-ink!`
