import type { Language } from '#domain/reference/languages.ts'
import { formatList, formatName, formatSentences } from '#phrases/format.ts'
import type { ApplicantRow } from '../../data/application/applicant.ts'
import type { Frame } from './frame.ts'
import { Paragraph } from './parts.tsx'

/** The state of the other applicants after a partial decision. */
export type Partly = {
  /** All but the withdrawn. */
  total: number
  approved: number
  /** Names of those filed, and of those not filed. */
  filed: readonly string[]
  open: readonly string[]
}

type Named = Pick<ApplicantRow, 'firstName' | 'lastName' | 'state'>

/** Null if there are no others, or all are decided. */
export function partlyOf(applicants: readonly Named[], language: Language): Partly | null {
  const going = applicants.filter(({ state }) => state !== 'withdrawn')
  const of = (...states: ApplicantRow['state'][]) =>
    going.filter(({ state }) => states.includes(state))
  const filed = namesIn(of('filed'), language)
  const open = namesIn(of('collecting', 'ready'), language)
  if (applicants.length < 2 || filed.length + open.length === 0) return null
  return { total: going.length, approved: of('approved').length, filed, open }
}

/** Maximum number of applicants named; the rest is counted. */
const named = 4

/** Names as a list in a sentence. */
export function namesOf(names: readonly string[], { t, language }: Frame): string {
  const more = names.length - named
  if (more < 1) return formatList(names, language)
  return formatList([...names.slice(0, named), t('letter.partly.more', { count: more })], language)
}

/** These applicants' names as a list in a sentence. */
export const namesIn = (applicants: readonly Named[], language: Language): string[] =>
  applicants.map((person) => formatName(person, language))

export function HowOthersStand({ frame, partly }: { frame: Frame; partly: Partly | null }) {
  if (!partly) return null
  const { t, language } = frame
  const { approved, total, filed, open } = partly
  const about = (names: readonly string[]) => ({
    count: names.length,
    names: namesOf(names, frame),
  })
  const sentences = [
    approved > 0 ? t('letter.partly.approved', { approved, total }) : '',
    filed.length > 0 ? t('letter.partly.filed', about(filed)) : '',
    open.length > 0 ? t('letter.partly.open', about(open)) : '',
  ]
  return <Paragraph>{formatSentences(sentences, language)}</Paragraph>
}
