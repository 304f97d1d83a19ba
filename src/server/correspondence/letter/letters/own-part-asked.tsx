import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { ownPartOf } from '../own-part.ts'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = { organiser: string | null; url: string }

/** Asks a traveller to fill in their own part, in the organiser's name. */
function OwnPartAsked({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const company = frame.company.name
  return (
    <Layout
      frame={frame}
      preview={t('letter.own-part-asked.preview')}
      title={t('letter.own-part-asked.title')}
    >
      <Paragraph>
        {props.organiser === null
          ? t('letter.own-part-asked.text.plain', { company })
          : t('letter.own-part-asked.text.named', { company, name: props.organiser })}
      </Paragraph>
      <Paragraph>{t('letter.own-part-asked.sees')}</Paragraph>
      <Action href={props.url}>{t('letter.own-part-asked.action')}</Action>
      <Note>{t('letter.own-part-asked.ignore')}</Note>
    </Layout>
  )
}

export const ownPartAsked = defineLetter<Props>({
  content: async (context) => {
    const found = await ownPartOf(context)
    return found && { props: { organiser: found.organiser, url: found.url } }
  },
  subject: ({ t }, { organiser }) =>
    organiser === null
      ? t('letter.own-part-asked.subject.plain')
      : t('letter.own-part-asked.subject.named', { name: organiser }),
  View: OwnPartAsked,
})
