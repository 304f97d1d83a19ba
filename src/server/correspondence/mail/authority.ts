import { AppError } from '#domain/error.ts'
import { defaultForm } from '#domain/filing/default-form.ts'
import { applicationsIn } from '#domain/filing/mailbox.ts'
import {
  authorityMatches,
  type EmailMatch,
  mostPossible,
  mostReadPdfs,
  numbersOf,
} from '#domain/mail/authority-email.ts'
import { findApplicationById, lockApplication } from '../../data/application/application.ts'
import { findFilingForm } from '../../data/casework/filing.ts'
import { tellThread } from '../../data/chat/event.ts'
import * as data from '../../data/correspondence/email-match.ts'
import { lockEmail } from '../../data/correspondence/received-email.ts'
import { readVisa } from '../../document/visa-documents.ts'
import type { Trace } from '../../http/staff-actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { isFrom } from './about.ts'
import type { TakenFile } from './files.ts'

/** Whom an e-mail of unknown subject may be about. */
export type Matched = {
  matches: readonly EmailMatch[]
  /** Theirs, if it is one only, and its contact is not the sender. */
  applicationId: number | null
}

export const unmatched: Matched = { matches: [], applicationId: null }

type Unknown = {
  recipients: readonly string[]
  from: readonly string[]
  subject: string
  /** What is new in it: what it repeats may be ours. */
  text: string
  files: readonly TakenFile[]
}

/** The text of its first PDFs. */
async function pdfTexts(services: Services, files: readonly TakenFile[]): Promise<string[]> {
  const pdfs = files.flatMap(({ admitted }) => (admitted?.kind === 'pdf' ? [admitted.file] : []))
  const texts: string[] = []
  for (const file of pdfs.slice(0, mostReadPdfs)) {
    const pages = await readVisa(services, file)
    texts.push(pages.map((page) => page.map(({ text }) => text).join(' ')).join('\n'))
  }
  return texts
}

/**
 * Looks for the travellers whom an e-mail of unknown subject may be about. One that claims to be
 * from their contact is left to staff: it may be a message that waits for an answer.
 */
export async function matchUnknown(services: Services, email: Unknown): Promise<Matched> {
  const { db } = services
  const texts = [email.subject, email.text, ...(await pdfTexts(services, email.files))]
  const { mailbox } = (await findFilingForm(db))?.content ?? defaultForm
  const ids = applicationsIn(mailbox, email.recipients)
  const numbers = [...numbersOf(texts)]
  if (ids.length === 0 && numbers.length === 0) return unmatched
  const possible = await data.findPossible(db, { ids, numbers, most: mostPossible })
  const matches = authorityMatches({ recipients: email.recipients, texts }, possible, mailbox)
  const found = new Set(matches.map(({ applicantId }) => applicantId))
  const [only, ...others] = new Set(
    possible.flatMap((each) => (found.has(each.applicantId) ? [each.applicationId] : [])),
  )
  if (only === undefined || others.length > 0) return { matches, applicationId: null }
  const application = (await findApplicationById(db, only)) ?? null
  return { matches, applicationId: isFrom(email.from, { application }) ? null : only }
}

type By = { trace: Trace; now: Date }
type Which = { id: string; applicantId: number }

async function lockMatch(tx: Tx, { id, applicantId }: Which) {
  const email = await lockEmail(tx, id)
  if (!email) throw new AppError('email.not-found')
  const matches = await data.findMatches(tx, id)
  const match = matches.find((each) => each.applicantId === applicantId)
  if (!match) throw new AppError('applicant.not-found')
  return { email, match, matches }
}

/** Finds without a lock which application to lock first. Throws as lockMatch. */
async function findMatch(tx: Tx, { id, applicantId }: Which) {
  const match = (await data.findMatches(tx, id)).find((each) => each.applicantId === applicantId)
  if (!match) throw new AppError('applicant.not-found')
  return match
}

/**
 * Says which of its suggested travellers an e-mail of the authority is about; repeated, the same.
 * Throws email.not-found, email.attached, applicant.not-found, application.erased.
 */
export function attachToTraveller(
  { db }: Services,
  which: Which,
  { trace }: Pick<By, 'trace'>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { applicationId } = await findMatch(tx, which)
    const application = await lockApplication(tx, applicationId)
    if (application.erasedAt) throw new AppError('application.erased')
    const { email, match } = await lockMatch(tx, which)
    const isFree = email.kind === 'unknown' || email.kind === 'authority'
    const isElsewhere = email.applicationId !== null && email.applicationId !== applicationId
    if (!isFree || isElsewhere) throw new AppError('email.attached')
    await data.setRejected(tx, { emailId: email.id, applicantId: match.applicantId }, null)
    await data.placeAuthorityEmail(tx, email.id, applicationId)
    await tellThread(tx, applicationId)
    const details = { applicant: match.position }
    await trace(tx, { applicationId, subject: email.id, details })
  })
}

/**
 * Says that an e-mail of the authority is not about a traveller. With the last one of its
 * application it goes back among the unknown; repeated, the same. Throws email.not-found,
 * email.attached, applicant.not-found.
 */
export function detachFromTraveller(
  { db }: Services,
  which: Which,
  { trace, now }: By,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = await findMatch(tx, which)
    await lockApplication(tx, found.applicationId)
    const { email, match, matches } = await lockMatch(tx, which)
    if (email.kind !== 'authority' && email.kind !== 'unknown') throw new AppError('email.attached')
    await data.setRejected(tx, { emailId: email.id, applicantId: match.applicantId }, now)
    const { applicationId } = email
    const isStill = matches.some(
      (each) => each.applicationId === applicationId && each !== match && each.rejectedAt === null,
    )
    if (applicationId !== null && !isStill) {
      await data.placeAuthorityEmail(tx, email.id, null)
      await tellThread(tx, applicationId)
    }
    const about = applicationId ?? found.applicationId
    const details = { applicant: match.position }
    await trace(tx, { applicationId: about, subject: email.id, details })
  })
}
