import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { type AlertKind, alertKindsOf, alertPlace } from '#domain/staff/alert.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findAlert } from '../../../data/staff/alert.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = { name: string; kind: AlertKind; reference: string; url: string }

/** Alerts a colleague, by application number only. */
function StaffAlertLetter({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { name, kind, reference, url } = props
  return (
    <Layout
      frame={frame}
      preview={t('staff.alert.letter.preview')}
      title={t(`staff.alert.text.${kind}`, { reference })}
    >
      <Paragraph>{t('notice.greeting', { name })}</Paragraph>
      <Paragraph>{t(`staff.alert.do.${kind}`)}</Paragraph>
      <Action href={url}>{t('staff.alert.letter.open')}</Action>
      <Note>{t('staff.alert.letter.choose')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['staff-alert']> = z.object({ alertId: z.string() })

export const staffAlert = defineLetter<Props>({
  content: async ({ services, letter }) => {
    const alert = await findAlert(services.db, about.parse(letter.props).alertId)
    // Without access, or already read: no letter.
    if (!alert || !alertKindsOf(alert.authority).includes(alert.kind)) return null
    if (alert.ways.includes('page') && alert.readAt !== null) return null
    const { name, kind, applicationId } = alert
    const reference = applicationId === null ? '' : referenceOf(applicationId)
    const url = `${services.publicUrl}/admin/${alertPlace(alert)}`
    return { props: { name, kind, reference, url } }
  },
  subject: ({ t }, { kind, reference }) => t(`staff.alert.text.${kind}`, { reference }),
  View: StaffAlertLetter,
})
