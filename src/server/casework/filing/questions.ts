import type * as z from 'zod/mini'
import type { askTravellers, getQuestions } from '#contract/staff/filing-question.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { whyNotAsk } from '#domain/filing/answer.ts'
import { translatorFor } from '#phrases/compile.ts'
import { formatName } from '#phrases/format.ts'
import { portalWords } from '#phrases/portal-line.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { lockApplication } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { askQuestions, withdrawQuestion } from '../../data/casework/filing-answer.ts'
import { enqueueLetter, isYetToLeave } from '../../data/correspondence/letter.ts'
import { findToldMessengers } from '../../data/correspondence/messenger-news.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { type FilingCall, lockOf } from './keep.ts'
import { loadFiling } from './load.ts'

type QuestionsView = z.input<(typeof getQuestions)['answers'][200]>
type Questions = z.output<typeof askTravellers.body>

/** The travellers of an application with their lines. Throws application.not-found. */
async function loadAll(tx: Tx, services: Services, applicationId: number) {
  const [first] = await findApplicants(tx, applicationId)
  if (!first) throw new AppError('application.not-found')
  return loadFiling(tx, services, first.id)
}

/** What can be asked of whom, and how. Throws application.not-found. */
export async function questionsOf(
  tx: Tx,
  services: Services,
  applicationId: number,
): Promise<QuestionsView> {
  const { application, applicants, answers, linesOf } = await loadAll(tx, services, applicationId)
  const { language, contactEmail } = application
  const t = translatorFor(language, () => {})
  const reference = referenceOf(applicationId)
  const askable = applicants.filter(({ state }) => whyNotAsk(application, state) === null)
  const askedAt = (applicantId: number, key: string) => {
    const row = answers.find((each) => each.applicantId === applicantId && each.line === key)
    return row?.askedAt?.toISOString() ?? null
  }
  return {
    version: application.version,
    recipient: contactEmail,
    language,
    messengers: await findToldMessengers(tx, applicationId),
    letter: {
      text: t('letter.questions-asked.text', { reference }),
      end: t('letter.questions-asked.end'),
    },
    travellers: askable.map((each) => ({
      id: each.id,
      name: formatName(each, language),
      lines: linesOf(each)
        .filter(({ missing }) => missing !== null)
        .map(({ key, label, missing }) => ({
          ...{ key, label, words: portalWords(t, { key, label }).label },
          ...{ isOwn: missing === 'empty', askedAt: askedAt(each.id, key) },
        })),
    })),
  }
}

/**
 * Asks travellers for lines that have no value, with one letter for what is asked within a minute.
 * Throws application.not-found, application.changed unless it is as it was seen, and where nobody
 * could answer: application.closed, applicant.filed, payment.required.
 */
export async function askTravellersFor(
  services: Services,
  { id: applicationId, staff, trace, now }: FilingCall,
  { questions, version }: Questions,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, applicationId, version)
    const { applicants, linesOf } = await loadAll(tx, services, applicationId)
    const by = { staffId: staff.id, now }
    for (const { applicantId, lines } of questions) {
      const applicant = applicants.find(({ id }) => id === applicantId)
      if (!applicant) throw new AppError('application.changed')
      const closed = whyNotAsk(row, applicant.state)
      if (closed) throw new AppError(closed)
      const missing = linesOf(applicant).filter((line) => line.missing !== null)
      const asked = missing.filter(({ key }) => lines.includes(key))
      if (asked.length < new Set(lines).size) throw new AppError('application.changed')
      await askQuestions(
        tx,
        asked.map(({ key, label }) => ({ applicantId, line: key, label })),
        by,
      )
      const note = asked.map(({ label }) => label).join(', ')
      const event = { kind: 'questions-asked', applicantId, note } as const
      await recordStaffEvent(tx, { applicationId, ...by }, event)
    }
    const kind = 'questions-asked'
    if (!(await isYetToLeave(tx, applicationId, kind, now))) {
      await enqueueLetter(tx, services, { kind, application: row, now })
    }
    const whom = questions.map(({ applicantId }) => String(applicantId))
    const lines = [...new Set(questions.flatMap((each) => each.lines))]
    await trace(tx, { applicationId, details: { applicants: whom, lines } })
  })
}

/** Takes back an open question. Throws application.not-found. */
export async function takeBack(
  services: Services,
  { id, trace }: Pick<FilingCall, 'id' | 'trace'>,
  line: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { id: applicationId } = await lockOf(tx, id)
    const isGone = await withdrawQuestion(tx, { applicantId: id, line })
    await trace(tx, { applicationId, subject: String(id), details: { line, isGone } })
  })
}
