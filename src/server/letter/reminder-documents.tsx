import { formatList } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Note, Paragraph } from './parts.tsx'
import { style } from './style.ts'

type Props = LetterProps['reminder-documents']

/** Travellers who are named one by one; of a larger group the rest is counted. */
const named = 8

function Missing({ frame: { t, language }, missing }: { frame: Frame } & Pick<Props, 'missing'>) {
  const more = missing.length - named
  return (
    <ul className="ink" style={style.list}>
      {missing.slice(0, named).map(({ traveller, documents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may share a name
        <li key={index} style={style.item}>
          <strong>
            <bdi>{traveller}</bdi>
          </strong>
          {': '}
          {formatList(
            documents.map((type) => t(`letter.document.${type}`)),
            language,
          )}
        </li>
      ))}
      {more > 0 && (
        <li style={style.item}>{t('letter.reminder-documents.more', { count: more })}</li>
      )}
    </ul>
  )
}

export function ReminderDocuments({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { reference, missing, last } = props
  const isThere = missing.length === 0
  const suffix = isThere ? '.complete' : last ? '.last' : ''
  return (
    <Layout
      frame={frame}
      preview={t('letter.reminder-documents.preview')}
      title={t(`letter.reminder-documents.title${isThere ? '.complete' : ''}`)}
      stopUrl={props.stopUrl}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t(`letter.reminder-documents.text${suffix}`, { reference })}</Paragraph>
      {!isThere && <Missing frame={frame} missing={missing} />}
      <Action href={props.continueUrl}>
        {t(`letter.reminder-documents.action${isThere ? '.complete' : ''}`)}
      </Action>
      <Note>{t('letter.reminder-documents.help')}</Note>
    </Layout>
  )
}
