import { plainLatin } from '../passport/transliteration.ts'
import { endingOf } from './document.ts'

type Named = { position: number; firstName: string; lastName: string }

/** Latin letters, digits and hyphens: file names that are safe on every system. */
const plain = (text: string): string =>
  (plainLatin(text) ?? text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/**
 * File name of a traveller's visa document, `visa-TZ-001042-2-Ana-Sample.pdf`; without a traveller
 * that of the whole application. Unique within an application.
 */
export function visaFileName(reference: string, whose: Named | null, mediaType: string): string {
  const name = whose ? plain(`${whose.firstName} ${whose.lastName}`) : ''
  const parts = ['visa', reference, ...(whose ? [whose.position] : []), ...(name ? [name] : [])]
  return `${parts.join('-')}${endingOf(mediaType)}`
}
