/** Buttons of a dense screen: still a thumb high. */
export const compact = 'min-h-11! px-3! py-2! text-sm!'

/** Beside the work, not the work. */
export const aside = `${compact} px-2.5! font-medium! text-quiet! whitespace-nowrap hover:text-ink!`
