import type { ReactElement } from 'react'

/**
 * Content whose siblings may come and go; bare text may not. A browser's translator replaces text
 * nodes with elements, and React then fails to find them.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[]
