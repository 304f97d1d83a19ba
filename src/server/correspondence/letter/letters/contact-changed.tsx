import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { maskEmail } from '#domain/email.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = {
  reader: 'old' | 'new'
  reference: string
  /** The new address, masked. */
  email: string
  url: string
}

/**
 * The old address may belong to the traveller, whose visa somebody is after, or to a stranger whose
 * address was mistyped: it learns of the change and how to object, and nothing else.
 */
function ContactChanged({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { reader, reference, email, url } = props
  return (
    <Layout
      frame={frame}
      preview={t(`letter.contact-changed.preview.${reader}`)}
      title={t(`letter.contact-changed.title.${reader}`)}
    >
      <Paragraph>{t(`letter.contact-changed.text.${reader}`, { reference, email })}</Paragraph>
      <Paragraph>{t(`letter.contact-changed.wrong.${reader}`)}</Paragraph>
      <Action href={url}>
        {reader === 'old'
          ? t('letter.contact-changed.action.old')
          : t('letter.status-changed.action')}
      </Action>
      {reader === 'new' && <Note>{t('letter.payment-confirmed.link')}</Note>}
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['contact-changed']> = z.object({
  reader: z.enum(['old', 'new']),
})

export const contactChanged = defineLetter<Props>({
  content: aboutApplication(async ({ letter, application, links }) => {
    const { reader } = about.parse(letter.props)
    // Changed again meanwhile: this address gets no access.
    if (reader === 'new' && letter.recipient !== application.contactEmail) return null
    const props = {
      reader,
      reference: referenceOf(application.id),
      email: maskEmail(application.contactEmail),
      url: reader === 'old' ? links.contact : links.status(application.orderId),
    }
    return { props }
  }),
  subject: ({ t }, { reader, reference }) =>
    t(`letter.contact-changed.subject.${reader}`, { reference }),
  View: ContactChanged,
})
