import type * as z from 'zod/mini'
import type { askTravellers, getQuestions } from '#contract/staff/filing-question.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { whyNotAsk } from '#domain/filing/answer.ts'
import { translatorFor } from '#phrases/compile.ts'
import { formatName } from '#phrases/format.ts'
import { portalWords } from '#phrases/portal-line.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { type ApplicationRow, lockApplication } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { askQuestions, findOpenQuestions } from '../../data/casework/filing-answer.ts'
import { enqueueLetter, isYetToLeave } from '../../data/correspondence/letter.ts'
import { findToldMessengers } from '../../data/correspondence/messenger-news.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import type { Corrector } from '../correction/keep.ts'
import { type FilingCall, lockOf } from './keep.ts'
import { loadFiling } from './load.ts'
import { takeAway } from './take-away.ts'

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
  const loaded = await loadAll(tx, services, applicationId)
  const { application, applicants, answers, isAskable, linesOf } = loaded
  const { language, contactEmail } = application
  const t = translatorFor(language, () => {})
  const reference = referenceOf(applicationId)
  const wordsOf = (key: string, label: string) => portalWords(t, { key, label }).label
  const openOf = (applicantId: number) =>
    answers.filter((each) => each.applicantId === applicantId && each.value === null)
  return {
    version: application.version,
    recipient: contactEmail,
    language,
    messengers: await findToldMessengers(tx, applicationId),
    letter: {
      text: t('letter.questions-asked.text', { reference }),
      end: t('letter.questions-asked.end'),
    },
    travellers: applicants.filter(isAskable).map((each) => {
      const open = openOf(each.id)
      const askedAt = (key: string, label: string) =>
        open.find((row) => row.line === key && row.label === label)?.askedAt?.toISOString() ?? null
      const lines = linesOf(each).flatMap(({ key, label, missing }) =>
        missing
          ? [{ key, label, words: wordsOf(key, label), missing, askedAt: askedAt(key, label) }]
          : [],
      )
      const isListed = (row: (typeof open)[number]) =>
        lines.some(({ key, label }) => key === row.line && label === row.label)
      return {
        ...{ id: each.id, name: formatName(each, language), lines },
        former: open
          .filter((row) => !isListed(row))
          .map(({ line: key, label }) => ({ key, words: wordsOf(key, label) })),
      }
    }),
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
    const { applicants, isAskable, linesOf } = await loadAll(tx, services, applicationId)
    const by = { staffId: staff.id, now }
    for (const { applicantId, lines } of questions) {
      const applicant = applicants.find(({ id }) => id === applicantId)
      if (!applicant) throw new AppError('application.changed')
      const closed = whyNotAsk(row, applicant.state)
      if (closed) throw new AppError(closed)
      if (!isAskable(applicant)) throw new AppError('application.changed')
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

/** Withdraws what a corrected application answers by itself. */
export async function closeAnswered(
  tx: Tx,
  services: Services,
  { id: applicationId }: Pick<ApplicationRow, 'id'>,
  { actor, staffId, now }: Pick<Corrector, 'actor' | 'staffId' | 'now'>,
): Promise<void> {
  if ((await findOpenQuestions(tx, applicationId)).length === 0) return
  const { applicants, answers, linesOf } = await loadAll(tx, services, applicationId)
  for (const applicant of applicants) {
    const answered = linesOf(applicant).filter(({ missing }) => missing === null)
    const open = answers.filter(
      (each) => each.applicantId === applicant.id && each.isInForm && each.value === null,
    )
    for (const { line } of open.filter((each) => answered.some(({ key }) => key === each.line))) {
      const asked = { applicantIds: [applicant.id], line, onlyOpen: true }
      await takeAway(tx, asked, { applicationId, actor, staffId, now })
    }
  }
}

/** Takes back an open question. Throws application.not-found. */
export async function takeBack(
  services: Services,
  { id, staff, trace, now }: FilingCall,
  line: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { id: applicationId } = await lockOf(tx, id)
    const by = { applicationId, actor: 'staff', staffId: staff.id, now } as const
    const isGone = await takeAway(tx, { applicantIds: [id], line, onlyOpen: true }, by)
    const details = { line, isGone }
    await trace(tx, { applicationId, subject: String(id), details })
  })
}
