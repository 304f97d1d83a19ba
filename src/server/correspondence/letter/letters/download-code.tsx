import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { findDownloadCode } from '../../../data/application/download-code.ts'
import { sealContext } from '../../../data/correspondence/letter.ts'
import type { LetterAbout } from '../../../data/correspondence/letter-about.ts'
import { unseal } from '../../../platform/sealing.ts'
import { minutesBetween } from '../duration.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { aboutApplication, defineLetter } from '../letter.ts'
import { Action, Note, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'
import { Section } from '../tags.tsx'

type Props = { code: string; reference: string; minutes: number; statusUrl: string }

function DownloadCode({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { code, reference, minutes } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.download-code.preview', { minutes })}
      title={t('letter.download-code.title')}
    >
      <Paragraph>{t('letter.download-code.text', { reference, minutes })}</Paragraph>
      <Section>
        <p className="paper line" dir="ltr" style={style.code}>
          {code}
        </p>
      </Section>
      <Action href={props.statusUrl}>{t('letter.download-code.action')}</Action>
      <Note>{t('letter.download-code.ignore')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterAbout['download-code'] & { sealedCode: string }> = z.object({
  sessionId: z.number(),
  sealedCode: z.string(),
})

export const downloadCode = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links, now }) => {
    const { sealedCode, sessionId } = about.parse(letter.props)
    const open = await findDownloadCode(services.db, {
      applicationId: application.id,
      sessionId,
    })
    if (!open || open.expiresAt <= now) return null
    const sealed = Buffer.from(sealedCode, 'base64')
    const reference = referenceOf(application.id)
    const props = {
      code: unseal(services.documentKey, sealed, sealContext(letter.id)).toString(),
      reference,
      minutes: minutesBetween(letter.createdAt, open.expiresAt),
      statusUrl: links.statusOf(reference),
    }
    return { props }
  }),
  subject: ({ t }, { code, reference }) => t('letter.download-code.subject', { code, reference }),
  View: DownloadCode,
})
