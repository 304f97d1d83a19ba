import type { BodyOf } from '#contract/endpoint.ts'
import type {
  makeTravellerLinks,
  remindTraveller,
  TravellerLinkView,
} from '#contract/traveller-link.ts'
import { mayRemindFrom, ownPartState } from '#domain/application/own-part.ts'
import { isEmailAddress } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { findDraft, lockDraft, setDraftAnswers } from '../../data/application/draft.ts'
import {
  changeTravellerLink,
  findOrganised,
  insertTravellerLinks,
  linkEmailContext,
  lockOrganised,
  openAnswers,
  openEmail,
  type TravellerLinkRow,
} from '../../data/application/traveller-link.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findUnreachable } from '../../data/correspondence/unreachable-address.ts'
import { findPassportPages } from '../../data/document/passport-page.ts'
import { countGuarded, isWithin } from '../../http/guard.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type SealingKey, seal } from '../../platform/sealing.ts'
import type { Services } from '../../services.ts'
import { addressOf, type Typed, withKeptPage } from '../own-part.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A link as its sender sees it, with the answers given since. */
function viewOf(
  key: SealingKey,
  link: TravellerLinkRow,
  pages: readonly { id: string }[],
): TravellerLinkView {
  const answers = openAnswers<Typed>(key, link)
  return {
    id: link.id,
    state: ownPartState(link),
    language: link.language,
    hasEmail: link.sealedEmail !== null,
    sentAt: iso(link.sentAt),
    mayRemindFrom: iso(mayRemindFrom(link)),
    finishedAt: iso(link.finishedAt),
    revision: link.revision,
    answers: answers && withKeptPage(answers, pages),
    applicantId: link.applicantId,
  }
}

export async function list(
  { db, documentKey }: Services,
  whose: { sessionId: number; applicationId: number | null },
  now: Date,
): Promise<TravellerLinkView[]> {
  const rows = await findOrganised(db, whose, now)
  const pages = await findPassportPages(db, whose.sessionId, now)
  return rows.map((row) => viewOf(documentKey, row, pages))
}

/** Normalised addresses. Throws request.invalid with each invalid one. */
function emailsOf(items: BodyOf<typeof makeTravellerLinks>['items']): (string | null)[] {
  const emails = items.map(({ email }) => email || null)
  const wrong = emails.flatMap((email, index) =>
    email !== null && !isEmailAddress(email)
      ? [{ path: `items.${index}.email`, code: 'contactEmail.malformed' }]
      : [],
  )
  if (wrong.length > 0) throw new AppError('request.invalid', {}, wrong)
  return emails
}

/**
 * Counts a letter to a traveller. A browser beyond its limit gets request.too-many; beyond a
 * mailbox's limit the letter is dropped silently.
 */
async function mayWrite(services: Services, sessionId: number, email: string, now: Date) {
  await countGuarded(services.db, 'own-part letters of session', sessionId, now)
  return isWithin(services.db, 'own-part letters to', email, now)
}

function sealEmail({ documentKey, random }: Services, id: string, email: string): Buffer {
  return seal(documentKey, Buffer.from(email), linkEmailContext(id), random.nonce())
}

/**
 * Creates links for travellers of a draft, stores them in it, and writes the letters. Replaces a
 * traveller's earlier link. Throws draft.not-found, applicant.not-found, request.invalid,
 * request.too-many.
 */
export async function make(
  services: Services,
  { items, language }: BodyOf<typeof makeTravellerLinks>,
  sessionId: number,
  now: Date,
) {
  const { db, random } = services
  const emails = emailsOf(items)
  const made: (BodyOf<typeof makeTravellerLinks>['items'][number] & {
    id: string
    to: string | null
    isWritten: boolean
  })[] = []
  for (const [index, item] of items.entries()) {
    const id = random.uuid()
    const to = emails[index] ?? null
    await countGuarded(db, 'own-part links of session', sessionId, now)
    const isWritten = to !== null && (await mayWrite(services, sessionId, to, now))
    made.push({ ...item, id, to, isWritten })
  }
  await inTransaction(db, async (tx) => {
    await nameInDraft(tx, services, sessionId, made, now)
    await insertTravellerLinks(
      tx,
      made.map(({ id, to, language: own }) => ({
        id,
        draftSessionId: sessionId,
        language: own,
        organiserLanguage: language,
        sealedEmail: to === null ? null : sealEmail(services, id, to),
        sentAt: to === null ? null : now,
        createdAt: now,
      })),
    )
    for (const { id, to, isWritten, language: own } of made) {
      if (to === null || !isWritten) continue
      const about = { ownLinkId: id }
      const letter = {
        kind: 'own-part-asked',
        recipient: to,
        language: own,
        about,
        now,
      } as const
      await enqueueLetter(tx, services, letter)
    }
  })
  return made.map((link) => ({
    position: link.position,
    id: link.id,
    url: addressOf(services, link),
  }))
}

/** Stores the links in the draft and ends the previous ones. */
async function nameInDraft(
  tx: Tx,
  services: Services,
  sessionId: number,
  made: readonly { id: string; position: number }[],
  now: Date,
): Promise<void> {
  await lockDraft(tx, sessionId)
  const draft = await findDraft(tx, services.documentKey, sessionId, now)
  if (!draft || draft.id !== null) throw new AppError('draft.not-found')
  const applicants = [...draft.content.applicants]
  for (const { id, position } of made) {
    const applicant = applicants[position]
    if (!applicant) throw new AppError('applicant.not-found')
    const before = typeof applicant.linkId === 'string' ? applicant.linkId : ''
    if (isUuid.test(before)) {
      const old = await lockOrganised(tx, before, sessionId, now)
      if (old) await changeTravellerLink(tx, old.id, { revokedAt: now })
    }
    applicants[position] = { ...applicant, linkId: id }
  }
  await setDraftAnswers(tx, services, sessionId, { ...draft.content, applicants })
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function getOrganised(tx: Tx, id: string, sessionId: number, now: Date) {
  const link = await lockOrganised(tx, id, sessionId, now)
  if (!link) throw new AppError('link.expired')
  return link
}

/** The address of a link again. Throws link.expired. */
export function copy(services: Services, id: string, sessionId: number, now: Date) {
  return inTransaction(services.db, async (tx) =>
    addressOf(services, await getOrganised(tx, id, sessionId, now)),
  )
}

/**
 * Reminds a traveller by letter, once a day; for a link only copied so far, at the given address.
 * Throws link.expired, request.invalid, request.too-many.
 */
export async function remind(
  services: Services,
  call: { id: string; sessionId: number; now: Date } & BodyOf<typeof remindTraveller>,
): Promise<Date> {
  const { id, sessionId, now } = call
  const [given] = emailsOf([{ position: 0, email: call.email ?? '', language: 'en' }])
  const found = await inTransaction(services.db, (tx) => getOrganised(tx, id, sessionId, now))
  const email = given ?? openEmail(services.documentKey, found)
  if (email === null) {
    throw new AppError('request.invalid', {}, [{ path: 'email', code: 'contactEmail.malformed' }])
  }
  const isWritten = await mayWrite(services, sessionId, email, now)
  return inTransaction(services.db, async (tx) => {
    const link = await getOrganised(tx, id, sessionId, now)
    const from = mayRemindFrom(link)
    if (from && from > now) {
      throw new AppError('request.too-many', { seconds: secondsUntil(from, now) })
    }
    const isFirst = link.sentAt === null
    const moment = isFirst ? { sentAt: now } : { remindedAt: now }
    const change =
      given === null ? moment : { ...moment, sealedEmail: sealEmail(services, id, email) }
    await changeTravellerLink(tx, id, change)
    if (isWritten) {
      const kind = isFirst ? 'own-part-asked' : 'own-part-reminder'
      const { language } = link
      await enqueueLetter(tx, services, {
        kind,
        recipient: email,
        language,
        about: { ownLinkId: id },
        withheld: !isFirst && (await findUnreachable(tx, email)) !== undefined,
        now,
      })
    }
    return mayRemindFrom({ sentAt: now, remindedAt: null }) ?? now
  })
}

const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/** Revokes a link. Answers typed through it are saved to the draft first. Throws link.expired. */
export function revoke(
  services: Services,
  id: string,
  sessionId: number,
  now: Date,
): Promise<TravellerLinkView> {
  return inTransaction(services.db, async (tx) => {
    await lockDraft(tx, sessionId)
    const link = await getOrganised(tx, id, sessionId, now)
    const draft = await findDraft(tx, services.documentKey, sessionId, now)
    if (draft && draft.id === null) {
      const applicants = draft.content.applicants.map((applicant) =>
        applicant.linkId === id ? { ...applicant, linkId: '' } : applicant,
      )
      await setDraftAnswers(tx, services, sessionId, { ...draft.content, applicants })
    }
    await changeTravellerLink(tx, id, { revokedAt: now })
    const pages = await findPassportPages(tx, sessionId, now)
    return viewOf(services.documentKey, link, pages)
  })
}
