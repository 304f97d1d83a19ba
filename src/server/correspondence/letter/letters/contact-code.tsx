import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { findContactChange } from '../../../data/application/contact-change.ts'
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

/** To an unverified address: contains no name and no link with access. */
function ContactCode({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { code, reference, minutes } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.download-code.preview', { minutes })}
      title={t('letter.download-code.title')}
    >
      <Paragraph>{t('letter.contact-code.text', { reference, minutes })}</Paragraph>
      <Section>
        <p className="paper line" dir="ltr" style={style.code}>
          {code}
        </p>
      </Section>
      <Action href={props.statusUrl}>{t('letter.download-code.action')}</Action>
      <Note>{t('letter.contact-code.ignore')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterAbout['contact-code'] & { sealedCode: string }> = z.object({
  changeId: z.string(),
  sealedCode: z.string(),
})

export const contactCode = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links, now }) => {
    const { sealedCode, changeId } = about.parse(letter.props)
    const open = await findContactChange(services.db, changeId)
    if (!open || open.expiresAt <= now) return null
    const sealed = Buffer.from(sealedCode, 'base64')
    const reference = referenceOf(application.id)
    const props = {
      code: unseal(services.documentKey, sealed, sealContext(letter.id)).toString(),
      reference,
      minutes: minutesBetween(letter.createdAt, open.expiresAt),
      statusUrl: links.contactCode(reference),
    }
    return { props }
  }),
  subject: ({ t }, { code }) => t('letter.contact-code.subject', { code }),
  View: ContactCode,
})
