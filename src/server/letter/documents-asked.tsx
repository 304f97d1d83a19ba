import { formatDay } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Note, Paragraph } from './parts.tsx'
import { style } from './style.ts'

type Props = LetterProps['documents-asked']

export function DocumentsAsked({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { reference, documents } = props
  const count = documents.length
  return (
    <Layout
      frame={frame}
      preview={t('letter.documents-asked.preview', { count })}
      title={t('letter.documents-asked.title', { count })}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.documents-asked.text', { reference, count })}</Paragraph>
      <ul className="ink" style={style.list}>
        {documents.map(({ traveller, document, reason, note }) => (
          <li key={`${traveller} ${document}`} style={style.item}>
            <strong>
              <bdi>{traveller}</bdi>
              {`, ${t(`letter.document.${document}`)}`}
            </strong>
            <br />
            {t(`document.reason.${reason}`)}
            {note && ` ${note}`}
          </li>
        ))}
      </ul>
      <Paragraph>
        {t('letter.documents-asked.reply', { day: formatDay(props.replyBy, language) })}
      </Paragraph>
      <Action href={props.documentsUrl}>{t('letter.documents-asked.action', { count })}</Action>
      <Note>{t('letter.reminder-documents.help')}</Note>
    </Layout>
  )
}
