import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Note, Paragraph } from './parts.tsx'
import { style } from './style.ts'

type Props = LetterProps['reminder-documents']

/** Travellers whose missing documents are named one by one; a long list says how many more wait. */
export function ReminderDocuments({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { reference } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.reminder-documents.preview')}
      title={t('letter.reminder-documents.title')}
      stopUrl={props.stopUrl}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>
        {props.last
          ? t('letter.reminder-documents.text.last', { reference })
          : t('letter.reminder-documents.text', { reference })}
      </Paragraph>
      <ul className="ink" style={style.list}>
        {props.missing.map(({ traveller, documents }) => (
          <li key={traveller} style={style.item}>
            <strong>
              <bdi>{traveller}</bdi>
            </strong>
            {`: ${documents.map((type) => t(`letter.document.${type}`)).join(', ')}`}
          </li>
        ))}
      </ul>
      <Action href={props.continueUrl}>{t('letter.reminder-documents.action')}</Action>
      <Note>{t('letter.reminder-documents.help')}</Note>
    </Layout>
  )
}
