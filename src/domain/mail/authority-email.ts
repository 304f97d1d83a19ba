import {
  type ApplicantState,
  applicantStates,
  isDecidedState,
} from '../application/applicant-state.ts'
import { matchVisa, type VisaText, visaTextOf } from '../document/visa-match.ts'
import { portalAddress } from '../filing/mailbox.ts'
import type { AuthorityReading } from './authority-reading.ts'

/** What tells of whom an e-mail of the authority may be; a name confirms and finds nobody. */
export const emailClues = ['address', 'number', 'passport', 'name'] as const
export type EmailClue = (typeof emailClues)[number]

/** A traveller whom an e-mail may be about. */
export type PossibleTraveller = {
  readonly applicantId: number
  readonly applicationId: number
  readonly position: number
  readonly firstName: string
  readonly lastName: string
  readonly passportNumber: string
  readonly portalNumber: string | null
  readonly state: ApplicantState
}

/** Those for whom the portal may have an address of ours. */
export const addressedStates: readonly ApplicantState[] = applicantStates.filter(
  (state) => state !== 'collecting',
)

/** What is read of an e-mail: its recipients, and what it says without what it repeats. */
export type AuthorityText = {
  readonly recipients: readonly string[]
  /** Subject, text, and the text of each PDF. */
  readonly texts: readonly string[]
}

export type EmailMatch = { applicantId: number; clues: EmailClue[] }

/** Whom an e-mail may be about. */
export type EmailMatches = {
  matches: EmailMatch[]
  /** Theirs, if it is one only. */
  applicationId: number | null
  /** Whether more than a passport tells so, whose number travellers quote too. */
  isSure: boolean
}

const noMatches: EmailMatches = { matches: [], applicationId: null, isSure: false }

/** Maximum travellers looked up and matched, and PDFs read of one e-mail. */
export const mostPossible = 50
export const mostMatches = 20
export const mostReadPdfs = 4

/** Shorter ones stand in any text: years, amounts, extensions. */
const numberLength = { least: 6, most: 64 }
/** A number printed in groups. */
const groupedLength = 20
const mostNumbers = 3_000
/** Of each text so much is searched for numbers, and for names, which takes longer: portals are brief. */
const readLength = 20_000
const namedLength = 2_000

/** Joined signs belong to one word: addresses, dates, hyphenated numbers. */
const word = /[\p{L}\p{N}]+(?:[-/._@][\p{L}\p{N}]+)*/gu

/** A number as compared: in capitals, without the separators that people add. */
export const foldNumber = (number: string): string => number.toUpperCase().replace(/[ \-/.]/g, '')

const wordsIn = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({
    number: foldNumber(found),
    from: index,
    to: index + found.length,
  }))

/** The whole words of texts that may be numbers; also those printed in two or three groups. */
export function numbersOf(texts: readonly string[]): ReadonlySet<string> {
  const numbers = new Set<string>()
  const add = (number: string, most: number) => {
    const fits = number.length >= numberLength.least && number.length <= most
    if (fits && /\d/.test(number) && numbers.size < mostNumbers) numbers.add(number)
  }
  const read = texts
    .map((text) => text.slice(0, readLength))
    .map((text) => ({ text, words: wordsIn(text) }))
  for (const { words } of read) for (const { number } of words) add(number, numberLength.most)
  for (const { text, words } of read) {
    for (const [at, first] of words.entries()) {
      let joined = first
      for (const next of words.slice(at + 1, at + 3)) {
        if (text.slice(joined.to, next.from) !== ' ') break
        joined = { ...next, number: joined.number + next.number }
        add(joined.number, groupedLength)
      }
    }
  }
  return numbers
}

/** The beginnings of texts, to look for names in either order and any spelling of a machine zone. */
const beginningsOf = (texts: readonly string[]): VisaText =>
  visaTextOf(
    texts.map((text) =>
      text
        .slice(0, namedLength)
        .split('\n')
        .map((line) => ({ text: line, box: [0, 0, 0, 0] })),
    ),
  )

/**
 * The travellers whom an e-mail may be about, each with what tells so. Never by name alone, and
 * never by its sender: anybody can name one. Of more than `mostPossible` nobody knows the others.
 */
export function authorityMatches(
  { recipients, texts }: AuthorityText,
  travellers: readonly PossibleTraveller[],
  mailbox: string,
): EmailMatches {
  const numbers = numbersOf(texts)
  const addresses = new Set(recipients.map((address) => address.toLowerCase()))
  const found = travellers.flatMap((traveller) => {
    const { applicantId, portalNumber, passportNumber } = traveller
    const isAddressed =
      mailbox.includes('{reference}') &&
      addressedStates.includes(traveller.state) &&
      addresses.has(portalAddress(mailbox, traveller).toLowerCase())
    const clues: EmailClue[] = [
      ...(isAddressed ? (['address'] as const) : []),
      ...(portalNumber !== null && numbers.has(foldNumber(portalNumber))
        ? (['number'] as const)
        : []),
      ...(numbers.has(foldNumber(passportNumber)) ? (['passport'] as const) : []),
    ]
    return clues.length > 0 ? [{ traveller, match: { applicantId, clues } }] : []
  })
  if (found.length === 0) return noMatches
  const beginnings = beginningsOf(texts)
  const isNamed = (traveller: PossibleTraveller) => matchVisa(beginnings, traveller).name !== null
  const [only = null, ...others] = new Set(found.map(({ traveller }) => traveller.applicationId))
  const isOne = others.length === 0 && travellers.length <= mostPossible
  return {
    matches: found.slice(0, mostMatches).map(({ traveller, match }) => ({
      ...match,
      clues: isNamed(traveller) ? [...match.clues, 'name'] : match.clues,
    })),
    applicationId: isOne ? only : null,
    isSure: found.some(({ match }) => match.clues.some((clue) => clue !== 'passport')),
  }
}

/** What is offered for a traveller; the first says whom an e-mail is about, the last takes it back. */
export const emailOffers = ['attach', 'number', 'visa', 'refuse', 'answer', 'detach'] as const
export type EmailOffer = (typeof emailOffers)[number]

type Offered = {
  kind: 'unknown' | 'authority'
  /** Whether the e-mail is with this traveller's application. */
  isHere: boolean
  /** Staff said that it is not about them. */
  isRejected: boolean
  state: ApplicantState
  portalNumber: string | null
  reading: AuthorityReading
  hasPdf: boolean
}

/** What fits an e-mail and a traveller, and is not done yet. */
export function offersFor(asked: Offered): EmailOffer[] {
  const { kind, isHere, isRejected, state, portalNumber, reading, hasPdf } = asked
  if (kind === 'unknown') return ['attach']
  if (isRejected || !isHere) return isHere ? ['attach'] : isRejected ? [] : ['detach']
  const isFiled = state === 'filed'
  const { number } = reading
  const fits: Record<EmailOffer, boolean> = {
    attach: false,
    number: number !== null && portalNumber === null && (isFiled || state === 'ready'),
    visa: hasPdf && isFiled && (reading.kind === 'approved' || reading.kind === 'unclear'),
    refuse: isFiled && reading.kind === 'refused',
    answer: reading.kind === 'question' && !isDecidedState(state),
    detach: true,
  }
  return emailOffers.filter((offer) => fits[offer])
}
