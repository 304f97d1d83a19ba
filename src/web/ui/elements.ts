import type { ReactElement } from 'react'

/**
 * What may stand beside something that comes and goes: a text of its own may not. A browser's translator
 * puts an element in its place, and React then looks for what is no longer there.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[]
