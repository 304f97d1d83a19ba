import { referenceOf } from '#domain/application/reference.ts'
import { submitDay } from '#domain/filing/answer.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatWholeDay } from '#phrases/format.ts'
import { portalWords } from '#phrases/portal-line.ts'
import { findQuestionsOf } from '../../../application/open-questions.ts'
import { expectedOf } from '../../../application/view.ts'
import { findNamedApplicants } from '../applicants.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'

type Props = {
  name: string
  reference: string
  questions: readonly { applicant: string; line: string; label: string }[]
  /** The day by which we plan to submit, unless documents are awaited or it is over. */
  submitBy: string | null
  answerUrl: string
}

function QuestionsAsked({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { reference, questions, submitBy } = props
  const count = questions.length
  return (
    <Layout
      frame={frame}
      preview={t('letter.questions-asked.preview')}
      title={t('letter.questions-asked.title', { count })}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.questions-asked.text', { reference })}</Paragraph>
      <ul className="ink" style={style.list}>
        {questions.map(({ applicant, line: key, label: asked }) => {
          const { label, lang } = portalWords(t, { key, label: asked })
          return (
            <li key={`${applicant} ${key}`} style={style.item}>
              <bdi>{applicant}</bdi>
              {' · '}
              <strong lang={lang}>{label}</strong>
            </li>
          )
        })}
      </ul>
      <Paragraph>{t('letter.questions-asked.end')}</Paragraph>
      {submitBy && (
        <Paragraph>{t('portal.by', { day: formatWholeDay(submitBy, language) })}</Paragraph>
      )}
      <Action href={props.answerUrl}>{t('letter.questions-asked.action')}</Action>
    </Layout>
  )
}

export const questionsAsked = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application: row, links, now, rules }) => {
    const { language } = letter
    const { application, named } = await findNamedApplicants(services.db, row, { language, now })
    const asked = await findQuestionsOf(services.db, application, named)
    const questions = named.flatMap(({ id, name }) =>
      (asked.get(id) ?? []).map((question) => ({ applicant: name, ...question })),
    )
    // Answered, withdrawn or filed meanwhile.
    if (questions.length === 0) return null
    const { id, orderId } = application
    const isRejected = named.some(({ documents }) =>
      documents.some(({ review }) => review === 'rejected'),
    )
    const props = {
      name: application.contactName,
      reference: referenceOf(id),
      questions,
      submitBy: submitDay(
        { ...application, expectedBy: expectedOf(rules, application) },
        { answers: true, documents: isRejected },
        dayAtSeat(now),
      ),
      answerUrl: links.documents(orderId, id),
    }
    return { props }
  }),
  subject: ({ t }, { reference, questions }) =>
    t('letter.questions-asked.subject', { reference, count: questions.length }),
  View: QuestionsAsked,
})
