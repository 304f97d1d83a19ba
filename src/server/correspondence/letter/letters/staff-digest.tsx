import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { type AlertKind, alertKindsOf } from '#domain/staff/alert.ts'
import { formatDay } from '#phrases/format.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findInDigest } from '../../../data/staff/alert.ts'
import { findAuthority } from '../../../data/staff/colleague.ts'
import { findStaff } from '../../../data/staff/staff.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Group = { kind: AlertKind; references: readonly string[] }
type Props = { name: string; day: string; groups: readonly Group[]; url: string }

/** Maximum number of entries per kind; the rest is counted. */
const mostNamed = 20

const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { references }) => sum + references.length, 0)

/** A colleague's morning digest, by application number only. */
function StaffDigestLetter({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { name, day, groups, url } = props
  const lineOf = ({ references }: Group): string => {
    const named = references.slice(0, mostNamed).join(', ')
    const more = references.length - mostNamed
    return more > 0 ? `${named} ${t('staff.alert.digest.more', { count: more })}` : named
  }
  return (
    <Layout
      frame={frame}
      preview={t('staff.alert.digest.preview', { count: countOf(groups) })}
      title={t('staff.alert.digest.title', { day: formatDay(day, language) })}
    >
      <Paragraph>{t('notice.greeting', { name })}</Paragraph>
      <Facts rows={groups.map((group) => [t(`staff.alert.kind.${group.kind}`), lineOf(group)])} />
      <Action href={url}>{t('staff.alert.digest.open')}</Action>
      <Note>{t('staff.alert.letter.choose')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['staff-digest']> = z.object({
  staffId: z.string(),
  day: z.string(),
})

export const staffDigest = defineLetter<Props>({
  content: async ({ services, letter }) => {
    const { staffId, day } = about.parse(letter.props)
    const staff = await findStaff(services.db, staffId)
    const authority = await findAuthority(services.db, staffId)
    if (!staff || !authority) return null
    const kinds = alertKindsOf(authority)
    const alerts = await findInDigest(services.db, staffId, day)
    const groups = kinds
      .map((kind) => ({ kind, references: referencesOf(alerts, kind) }))
      .filter(({ references }) => references.length > 0)
    if (groups.length === 0) return null
    return { props: { name: staff.name, day, groups, url: `${services.publicUrl}/admin` } }
  },
  subject: ({ t }, { groups }) => t('staff.alert.digest.subject', { count: countOf(groups) }),
  View: StaffDigestLetter,
})

function referencesOf(
  alerts: Awaited<ReturnType<typeof findInDigest>>,
  kind: AlertKind,
): readonly string[] {
  const ids = alerts.filter((each) => each.kind === kind).map(({ applicationId }) => applicationId)
  return [...new Set(ids)].filter((id) => id !== null).map(referenceOf)
}
