import type { Language } from '#domain/reference/languages.ts'
import { formatList, formatName, formatSentences } from '#phrases/format.ts'
import type { ApplicantRow } from '../../data/application/applicant.ts'
import type { Frame } from './frame.ts'
import { Paragraph } from './parts.tsx'

/** How the others of an application stand, once something is decided and not everything. */
export type Partly = {
  /** All but those who withdrew. */
  total: number
  approved: number
  /** Names of those with the authority, and of those who are not handed in. */
  filed: readonly string[]
  open: readonly string[]
}

type Named = Pick<ApplicantRow, 'firstName' | 'lastName' | 'state'>

/** Null where there is nobody besides, or nothing left to decide. */
export function partlyOf(applicants: readonly Named[], language: Language): Partly | null {
  const going = applicants.filter(({ state }) => state !== 'withdrawn')
  const of = (...states: ApplicantRow['state'][]) =>
    going.filter(({ state }) => states.includes(state))
  const filed = namesIn(of('filed'), language)
  const open = namesIn(of('collecting', 'ready'), language)
  if (applicants.length < 2 || filed.length + open.length === 0) return null
  return { total: going.length, approved: of('approved').length, filed, open }
}

/** Applicants who are named one by one; of more the rest is counted. */
const named = 4

/** Names for a sentence. */
export function namesOf(names: readonly string[], { t, language }: Frame): string {
  const more = names.length - named
  if (more < 1) return formatList(names, language)
  return formatList([...names.slice(0, named), t('letter.partly.more', { count: more })], language)
}

/** The names of these applicants, as letters write them. */
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
