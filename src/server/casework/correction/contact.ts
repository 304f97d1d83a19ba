import { createHmac, timingSafeEqual } from 'node:crypto'
import type { correctContact as endpoint } from '#contract/correction.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { AccessWay } from '#domain/application/access.ts'
import {
  type Change,
  type ContactField,
  changesBetween,
  contactFields,
  isMailbox,
  judgeDetails,
} from '#domain/application/correction.ts'
import { isPaid } from '#domain/application/status.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import { errorsOf, type Finding } from '#domain/application/steps/finding.ts'
import { foldEmail, maskEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { checkPhone, normalisePhone } from '#domain/phone.ts'
import { resendReturned } from '../../correspondence/resend.ts'
import { type ApplicationRow, changeApplication } from '../../data/application/application.ts'
import { closeAccess } from '../../data/application/application-access.ts'
import {
  countContactTry,
  dropContactChange,
  saveContactChange,
  spendContactChange,
} from '../../data/application/contact-change.ts'
import { dropDownloadCodes } from '../../data/application/download-code.ts'
import { enqueueLetter, redirectLetters } from '../../data/correspondence/letter.ts'
import { countGuarded } from '../../http/guard.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { type Corrector, keepCorrections } from './keep.ts'

/** Fields of the contact; one that is absent stays as it is. */
export type ContactSent = Omit<BodyOf<typeof endpoint>, 'reason' | 'version'>

const codeLifetimeMs = 15 * 60_000
const codeTries = 5

/** What was sent, as it is kept. */
function tidied({ contactEmail, contactPhone, ...rest }: ContactSent, row: ApplicationRow) {
  const isNew =
    contactEmail !== undefined && foldEmail(contactEmail) !== foldEmail(row.contactEmail)
  return {
    ...rest,
    ...(contactPhone !== undefined && { contactPhone: normalisePhone(contactPhone) }),
    // The same mailbox in another spelling is no news.
    ...(isNew && { contactEmail }),
  }
}

const isNotPhone = ({ path }: Finding) => path !== 'contactPhone'

/** Refuses by the rules of the form, as far as the changed fields take part. */
function judge(row: ApplicationRow, sent: ContactSent, changed: readonly ContactField[]): void {
  const stands = Object.fromEntries(contactFields.map((field) => [field, row[field] ?? '']))
  const contact = { ...stands, ...sent } as DetailsAnswers
  const found = errorsOf(judgeDetails(contact, changed))
  // Of one number one fault is enough.
  const isOpen = changed.includes('contactPhone') && found.every(isNotPhone)
  const errors = isOpen
    ? [...found, ...errorsOf(checkPhone('contactPhone', contact.contactPhone ?? ''))]
    : found
  if (errors.length > 0) throw new AppError('correction.refused', {}, errors)
}

/** Writes changed fields of the contact, and what follows from a new address: who came by one of these ways keeps it open. */
async function carryOut(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  changes: readonly Change<ContactField>[],
  by: Corrector,
  keeps: readonly AccessWay[] = ['applied'],
): Promise<void> {
  if (changes.length === 0) return
  const { now } = by
  await changeApplication(tx, row, Object.fromEntries(changes.map(({ field, to }) => [field, to])))
  const about = { applicationId: row.id, applicantId: null }
  const ids = await keepCorrections(tx, about, changes, by)
  const email = changes.find(({ field }) => isMailbox(field))?.to
  if (email) {
    await moveMailbox(tx, services, row, { email, keeps }, by)
    await resendReturned(tx, services, { applicationId: row.id, nextRecipient: email }, by)
  }
  // Of the address itself letters of their own tell.
  const others = ids.filter((_, index) => changes[index]?.field !== 'contactEmail')
  if (others.length === 0 || (by.actor === 'traveller' && !isPaid(row))) return
  await enqueueLetter(tx, services, {
    ...{ kind: 'answers-corrected', now },
    application: { ...row, contactEmail: email ?? row.contactEmail },
    about: { correctionIds: others, asksAgain: [] },
  })
}

/**
 * Letters that wait follow the new address. What went to the old one opens nothing any more, nor do browsers that
 * came by it; whoever reads it is told, in case somebody else wanted this.
 */
async function moveMailbox(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  { email, keeps }: { email: string; keeps: readonly AccessWay[] },
  { sessionId, now }: Corrector,
): Promise<void> {
  await dropContactChange(tx, row.id)
  await dropDownloadCodes(tx, row.id)
  await closeAccess(tx, row.id, { sessionId, ways: keeps })
  await redirectLetters(tx, row.id, { from: row.contactEmail, to: email })
  const letter = { kind: 'contact-changed', application: row, now } as const
  const tell = (recipient: string, reader: 'old' | 'new') =>
    enqueueLetter(tx, services, { ...letter, recipient, about: { reader } })
  await tell(row.contactEmail, 'old')
  await tell(email, 'new')
}

/**
 * Corrects the contact of a locked application at once, by staff; `handsOver` with a new address makes it another
 * person's. Throws correction.refused, staff.confirm-required, request.invalid.
 */
export async function setContact(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  { sent, isConfirmed, handsOver }: { sent: ContactSent; isConfirmed: boolean; handsOver: boolean },
  by: Corrector,
): Promise<readonly Change<ContactField>[]> {
  const wanted = tidied(sent, row)
  const changes = changesBetween(contactFields, row, wanted)
  judge(row, wanted, fieldsOf(changes))
  if (handsOver && wanted.contactEmail === undefined) {
    throw new AppError('request.invalid', {}, [
      { path: 'contactEmail', code: 'contactEmail.required' },
    ])
  }
  // Whoever has the address gets the visa.
  if (wanted.contactEmail !== undefined && !isConfirmed)
    throw new AppError('staff.confirm-required')
  await carryOut(tx, services, row, changes, by, handsOver ? [] : ['applied'])
  return changes
}

const fieldsOf = (changes: readonly Change<ContactField>[]) => changes.map(({ field }) => field)

/**
 * Corrects the contact of a locked application, by its traveller; a new address only gets a code, and the one
 * that counts takes the place of one that waits. Answers
 * where that went, in part; null where the address stays. Throws correction.refused, request.too-many.
 */
export async function correctContact(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  sent: ContactSent,
  by: Corrector,
): Promise<string | null> {
  const wanted = tidied(sent, row)
  const { contactEmail: email, ...atOnce } = wanted
  judge(row, wanted, fieldsOf(changesBetween(contactFields, row, wanted)))
  await carryOut(tx, services, row, changesBetween(contactFields, row, atOnce), by)
  if (email === undefined) {
    // The address that counts was typed again: another one is not wanted any more.
    if (sent.contactEmail !== undefined) await dropContactChange(tx, row.id)
    return null
  }
  await sendCode(tx, services, row, email, by.now)
  return maskEmail(email)
}

const hashCode = ({ linkKey }: Services, changeId: string, code: string): Buffer =>
  createHmac('sha256', linkKey).update(`contact-change:${changeId}:${code}`).digest()

async function sendCode(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  email: string,
  now: Date,
): Promise<void> {
  await countGuarded(tx, 'contact codes of application', application.id, now)
  await countGuarded(tx, 'contact-code to', email, now)
  const id = services.random.uuid()
  const code = services.random.code()
  await saveContactChange(tx, {
    ...{ applicationId: application.id, id, email, codeHash: hashCode(services, id, code) },
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
  })
  await enqueueLetter(tx, services, {
    ...{ kind: 'contact-code', application, recipient: email, code, now },
    about: { changeId: id },
  })
}

/** Which change the code is of. Throws code.wrong; after five wrong ones the code is dead. */
export async function readCode(
  services: Services,
  applicationId: number,
  code: string,
  now: Date,
): Promise<string> {
  const { db } = services
  const kept = await countContactTry(db, applicationId, codeTries, now)
  if (!kept) throw new AppError('code.wrong')
  await countGuarded(db, 'tries at contact of application', applicationId, now)
  const given = hashCode(services, kept.id, code.replace(/\D/g, ''))
  if (!timingSafeEqual(kept.codeHash, given)) throw new AppError('code.wrong')
  return kept.id
}

/** Makes an address whose code was right the contact's. Throws code.wrong where it was used meanwhile. */
export async function confirmContact(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  changeId: string,
  by: Corrector,
): Promise<void> {
  const contactEmail = await spendContactChange(tx, changeId)
  if (contactEmail === undefined) throw new AppError('code.wrong')
  await carryOut(tx, services, row, changesBetween(contactFields, row, { contactEmail }), by)
}
