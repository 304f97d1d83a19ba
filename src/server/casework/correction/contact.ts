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
import { policy } from '#domain/policy.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { followContact } from '../../correspondence/messenger/claim.ts'
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

/** Contact fields; absent ones stay. */
export type ContactSent = Omit<BodyOf<typeof endpoint>, 'reason' | 'version'>

const codeTries = 5

/** Normalises the sent fields for storage. */
function tidied({ contactEmail, contactPhone, ...rest }: ContactSent, row: ApplicationRow) {
  const isNew =
    contactEmail !== undefined && foldEmail(contactEmail) !== foldEmail(row.contactEmail)
  return {
    ...rest,
    ...(contactPhone !== undefined && { contactPhone: normalisePhone(contactPhone) }),
    // A different spelling of the same mailbox is no change.
    ...(isNew && { contactEmail }),
  }
}

const isNotPhone = ({ path }: Finding) => path !== 'contactPhone'

/** Applies the form's rules to the changed fields. */
function judge(
  rules: Rules,
  row: ApplicationRow,
  sent: ContactSent,
  changed: readonly ContactField[],
): void {
  const stands = Object.fromEntries(contactFields.map((field) => [field, row[field] ?? '']))
  const contact = { ...stands, ...sent } as DetailsAnswers
  const found = errorsOf(judgeDetails(contact, changed, { rules }))
  // One error per phone number is enough.
  const isOpen = changed.includes('contactPhone') && found.every(isNotPhone)
  const errors = isOpen
    ? [...found, ...errorsOf(checkPhone('contactPhone', contact.contactPhone ?? ''))]
    : found
  if (errors.length > 0) throw new AppError('correction.refused', {}, errors)
}

/**
 * Writes the changed contact fields and what follows from a new address; browsers that gained
 * access in one of the ways in `keeps` keep it.
 */
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
  const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  await changeApplication(tx, row, changed)
  const about = { application: row, applicantId: null }
  const ids = await keepCorrections(tx, about, changes, by)
  const email = changes.find(({ field }) => isMailbox(field))?.to
  if (email) {
    await moveMailbox(tx, services, row, { email, keeps }, by)
    await resendReturned(tx, services, { applicationId: row.id, nextRecipient: email }, by)
  }
  const after = { ...row, ...changed }
  await followContact(tx, services, { before: row, after, hasMoved: Boolean(email) }, by)
  // Address changes have letters of their own.
  const others = changes.flatMap(({ field }, at) => (isMailbox(field) ? [] : (ids[at] ?? [])))
  if (others.length === 0 || (by.actor === 'traveller' && !isPaid(row))) return
  await enqueueLetter(tx, services, {
    ...{ kind: 'answers-corrected', now },
    application: { ...row, contactEmail: email ?? row.contactEmail },
    about: { correctionIds: others, asksAgain: [] },
  })
}

/**
 * Redirects waiting letters to the new address. Links and access obtained through the old one end;
 * its reader is notified in case the change was not theirs.
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
 * Corrects the contact of a locked application at once, by staff; `handsOver` with a new address
 * transfers it to another person. Throws correction.refused, staff.confirm-required,
 * request.invalid.
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
  judge(services.rules.for(row.rulesVersion, by.now), row, wanted, fieldsOf(changes))
  if (handsOver && wanted.contactEmail === undefined) {
    throw new AppError('request.invalid', {}, [
      { path: 'contactEmail', code: 'contactEmail.required' },
    ])
  }
  // Control of the mailbox means getting the visa.
  if (wanted.contactEmail !== undefined && !isConfirmed)
    throw new AppError('staff.confirm-required')
  await carryOut(tx, services, row, changes, by, handsOver ? [] : ['applied'])
  return changes
}

const fieldsOf = (changes: readonly Change<ContactField>[]) => changes.map(({ field }) => field)

/**
 * Corrects the contact of a locked application by its traveller; a new address first gets a code
 * and becomes the pending one. Returns the masked address that the code went to, or null if it
 * stays. Throws correction.refused, request.too-many.
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
  judge(
    services.rules.for(row.rulesVersion, by.now),
    row,
    wanted,
    fieldsOf(changesBetween(contactFields, row, wanted)),
  )
  await carryOut(tx, services, row, changesBetween(contactFields, row, atOnce), by)
  if (email === undefined) {
    // Typing the current address again cancels a pending change.
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
    expiresAt: new Date(now.getTime() + policy.codeMinutes * 60_000),
  })
  await enqueueLetter(tx, services, {
    ...{ kind: 'contact-code', application, recipient: email, code, now },
    about: { changeId: id },
  })
}

/** The pending change of a code. Throws code.wrong; after five attempts the code is invalid. */
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

/** Applies a confirmed address. Throws code.wrong if it was used meanwhile. */
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
