import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { findContactChange } from '../../../data/application/contact-change.ts'
import { findDownloadCode } from '../../../data/application/download-code.ts'
import { sealContext } from '../../../data/correspondence/letter.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { unseal } from '../../../platform/sealing.ts'
import { type ApplicationContext, aboutApplication, defineLetter } from '../define-letter.ts'
import { minutesBetween } from '../duration.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'
import { Section } from '../tags.tsx'

type Kind = 'contact-code' | 'download-code'
type Props = { kind: Kind; code: string; reference: string; minutes: number; statusUrl: string }

/** To an address that may be anybody's: it names nobody and opens nothing. */
function CodeLetter({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { kind, code, reference, minutes } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.download-code.preview', { minutes })}
      title={t('letter.download-code.title')}
    >
      <Paragraph>{t(`letter.${kind}.text`, { reference, minutes })}</Paragraph>
      <Section>
        <p className="paper line" dir="ltr" style={style.code}>
          {code}
        </p>
      </Section>
      <Action href={props.statusUrl}>{t('letter.download-code.action')}</Action>
      <Note>{t(`letter.${kind}.ignore`)}</Note>
    </Layout>
  )
}

/** Null once the code has expired. */
function propsOf(
  { services, letter, application, now }: ApplicationContext,
  kind: Kind,
  sealedCode: string,
  open: { expiresAt: Date } | undefined,
  statusOf: (reference: string) => string,
): { props: Props } | null {
  if (!open || open.expiresAt <= now) return null
  const reference = referenceOf(application.id)
  const sealed = Buffer.from(sealedCode, 'base64')
  const code = unseal(services.documentKey, sealed, sealContext(letter.id)).toString()
  const minutes = minutesBetween(letter.createdAt, open.expiresAt)
  return { props: { kind, code, reference, minutes, statusUrl: statusOf(reference) } }
}

const aboutContact: z.ZodMiniType<LetterPayload['contact-code'] & { sealedCode: string }> =
  z.object({
    changeId: z.string(),
    sealedCode: z.string(),
  })

export const contactCode = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const { sealedCode, changeId } = aboutContact.parse(context.letter.props)
    const open = await findContactChange(context.services.db, changeId)
    return propsOf(context, 'contact-code', sealedCode, open, context.links.contactCode)
  }),
  subject: ({ t }, { code }) => t('letter.contact-code.subject', { code }),
  View: CodeLetter,
})

const aboutDownload: z.ZodMiniType<LetterPayload['download-code'] & { sealedCode: string }> =
  z.object({ sessionId: z.number(), sealedCode: z.string() })

export const downloadCode = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const { sealedCode, sessionId } = aboutDownload.parse(context.letter.props)
    const applicationId = context.application.id
    const open = await findDownloadCode(context.services.db, { applicationId, sessionId })
    return propsOf(context, 'download-code', sealedCode, open, context.links.statusOf)
  }),
  subject: ({ t }, { code, reference }) => t('letter.download-code.subject', { code, reference }),
  View: CodeLetter,
})
