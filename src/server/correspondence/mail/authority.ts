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
import {
  type ApplicationRow,
  findApplicationById,
  lockApplication,
} from '../../data/application/application.ts'
import { findFilingForm } from '../../data/casework/filing.ts'
import { tellThread } from '../../data/chat/event.ts'
import * as data from '../../data/correspondence/email-match.ts'
import { lockEmail } from '../../data/correspondence/received-email.ts'
import { OutOfTime } from '../../document/upload/isolated-process.ts'
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
  /** Theirs, if it is one only. */
  application: ApplicationRow | null
  /** Whether it stands with it, though nobody said so. */
  isPlaced: boolean
}

export const unmatched: Matched = { matches: [], application: null, isPlaced: false }

type Unknown = {
  recipients: readonly string[]
  from: readonly string[]
  subject: string
  /** What is new in it: what it repeats may be ours. */
  text: string
}

/**
 * The text of its first PDFs. Throws OutOfTime; of one that `lacked` time before, what can be had.
 */
export async function pdfTexts(
  services: Services,
  files: readonly TakenFile[],
  lacked: boolean,
): Promise<string[]> {
  const pdfs = files.flatMap(({ admitted }) => (admitted?.kind === 'pdf' ? [admitted.file] : []))
  const texts: string[] = []
  for (const file of pdfs.slice(0, mostReadPdfs)) {
    const pages = await readVisa(services, file).catch((error) => {
      if (lacked && error instanceof OutOfTime) return []
      throw error
    })
    texts.push(pages.map((page) => page.map(({ text }) => text).join(' ')).join('\n'))
  }
  return texts
}

/**
 * Looks for the travellers whom an e-mail of unknown subject may be about, also by the text of its
 * PDFs. One that claims to be from their contact, or only quotes a passport, is left to staff: it
 * may be a message that waits for an answer.
 */
export async function matchUnknown(
  { db }: Services,
  { recipients, from, subject, text }: Unknown,
  pdfs: readonly string[] = [],
): Promise<Matched> {
  const texts = [subject, text, ...pdfs]
  const { mailbox } = (await findFilingForm(db))?.content ?? defaultForm
  const ids = applicationsIn(mailbox, recipients)
  const numbers = [...numbersOf(texts)]
  if (ids.length === 0 && numbers.length === 0) return unmatched
  const possible = await data.findPossible(db, { ids, numbers, most: mostPossible + 1 })
  const found = authorityMatches({ recipients, texts }, possible, mailbox)
  const { matches, applicationId, isSure } = found
  const application =
    applicationId === null ? null : ((await findApplicationById(db, applicationId)) ?? null)
  const isPlaced = application !== null && isSure && !isFrom(from, { application })
  return { matches, application, isPlaced }
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
