import { referenceOf } from '#domain/application/reference.ts'
import { reminderFor } from '#domain/application/reminder.ts'
import { type DocumentType, missingDocuments } from '#domain/document/document.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatList } from '#phrases/format.ts'
import type { ApplicationRow } from '../../../data/application/application.ts'
import { findNamedApplicants, type NamedApplicants } from '../applicants.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { isLastReminder } from '../last-reminder.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'

type Props = {
  name: string
  reference: string
  missing: readonly { applicant: string; documents: readonly DocumentType[] }[]
  last: boolean
  continueUrl: string
  stopUrl: string
}

/** Maximum number of applicants named; the rest is counted. */
const named = 8

function Missing({ frame: { t, language }, missing }: { frame: Frame } & Pick<Props, 'missing'>) {
  const more = missing.length - named
  return (
    <ul className="ink" style={style.list}>
      {missing.slice(0, named).map(({ applicant, documents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two applicants may share a name
        <li key={index} style={style.item}>
          <strong>
            <bdi>{applicant}</bdi>
          </strong>
          {' · '}
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

function ReminderDocuments({ frame, props }: { frame: Frame; props: Props }) {
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

function missingOf(
  rules: Rules,
  { visaType }: ApplicationRow,
  named: NamedApplicants,
): Props['missing'] {
  return named
    .map(({ name, documents }) => ({
      applicant: name,
      documents: missingDocuments(
        rules,
        visaType,
        documents.map(({ documentType }) => documentType),
      ),
    }))
    .filter(({ documents }) => documents.length > 0)
}

export const reminderDocuments = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application: row, links, rules, now }) => {
    const { language } = letter
    const { application, named } = await findNamedApplicants(services.db, row, { language, now })
    const { id, orderId } = application
    const isOpen = reminderFor(application) === 'reminder-documents'
    if (application.remindersStoppedAt || !isOpen) return null
    const stopUrl = links.stopReminders(orderId)
    const props = {
      name: application.contactName,
      reference: referenceOf(id),
      missing: missingOf(rules, application, named),
      last: isLastReminder(letter),
      continueUrl: links.documents(orderId, id),
      stopUrl,
    }
    return { props, stopUrl }
  }),
  subject: ({ t }, { reference, missing }) =>
    t('letter.reminder-documents.subject', {
      reference,
      count: missing.reduce((sum, { documents }) => sum + documents.length, 0),
    }),
  View: ReminderDocuments,
})
