import { referenceOf } from '#domain/application/reference.ts'
import { formatName } from '#phrases/format.ts'
import { portalWords } from '#phrases/portal-line.ts'
import { rowForTraveller } from '../../../application/for-traveller.ts'
import { findQuestionsOf } from '../../../application/open-questions.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'

type Props = {
  name: string
  reference: string
  questions: readonly { applicant: string; line: string; label: string }[]
  answerUrl: string
}

function QuestionsAsked({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { reference, questions } = props
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
      <Action href={props.answerUrl}>{t('letter.questions-asked.action')}</Action>
    </Layout>
  )
}

export const questionsAsked = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application: row, links, now }) => {
    const { application, applicants } = await rowForTraveller(services.db, row, now)
    const asked = await findQuestionsOf(services.db, application, applicants)
    const questions = applicants.flatMap((each) =>
      (asked.get(each.id) ?? []).map((question) => ({
        applicant: formatName(each, letter.language),
        ...question,
      })),
    )
    // Answered, withdrawn or filed meanwhile.
    if (questions.length === 0) return null
    const { id, orderId } = application
    const props = {
      name: application.contactName,
      reference: referenceOf(id),
      questions,
      answerUrl: links.documents(orderId, id),
    }
    return { props }
  }),
  subject: ({ t }, { reference, questions }) =>
    t('letter.questions-asked.subject', { reference, count: questions.length }),
  View: QuestionsAsked,
})
