import { expressionBuilder, sql } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.ts'
import { type SealingKey, sealedPlace, unseal } from '../../platform/sealing.ts'

/** Bind the ciphertext to its link and column. */
export const linkEmailContext = sealedPlace.linkEmail
export const linkAnswersContext = sealedPlace.linkAnswers

/** Links with their draft or application, while that takes answers or documents. */
function liveLinks(tx: Tx, now: Date) {
  return tx
    .selectFrom('travellerLink')
    .leftJoin('draft', 'draft.sessionId', 'travellerLink.draftSessionId')
    .leftJoin('applicant', 'applicant.id', 'travellerLink.applicantId')
    .leftJoin('application', 'application.id', 'applicant.applicationId')
    .selectAll('travellerLink')
    .select('applicant.applicationId')
    .where('travellerLink.revokedAt', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        and([eb('draft.expiresAt', '>', now), eb('draft.applicationId', 'is', null)]),
        and([
          eb('application.completedAt', 'is', null),
          eb('application.erasedAt', 'is', null),
          eb('application.status', 'in', ['pending', 'paid', 'processing']),
          eb('applicant.state', 'in', undecidedStates),
        ]),
      ]),
    )
}

export type TravellerLinkRow = Awaited<
  ReturnType<ReturnType<typeof liveLinks>['executeTakeFirstOrThrow']>
>

/** Whether the browser's draft or application contains the link. */
function isOrganisedBy(sessionId: number) {
  const eb = expressionBuilder<DB, 'travellerLink' | 'application'>()
  return eb.or([
    eb('travellerLink.draftSessionId', '=', sessionId),
    eb.exists(
      eb
        .selectFrom('applicationAccess')
        .select(sql`1`.as('one'))
        .whereRef('applicationAccess.applicationId', '=', 'application.id')
        .where('applicationAccess.sessionId', '=', sessionId),
    ),
  ])
}

/** The valid links of a browser's draft or application, oldest first. */
export function findOrganised(
  tx: Tx,
  { sessionId, applicationId }: { sessionId: number; applicationId: number | null },
  now: Date,
): Promise<TravellerLinkRow[]> {
  return liveLinks(tx, now)
    .where(isOrganisedBy(sessionId) as never)
    .$if(applicationId === null, (query) =>
      query.where('travellerLink.draftSessionId', '=', sessionId),
    )
    .$if(applicationId !== null, (query) =>
      query.where('applicant.applicationId', '=', applicationId),
    )
    .orderBy('travellerLink.createdAt')
    .limit(100)
    .execute()
}

/** One valid link of its sender, locked; undefined if there is none. */
export function lockOrganised(tx: Tx, id: string, sessionId: number, now: Date) {
  return liveLinks(tx, now)
    .where('travellerLink.id', '=', id)
    .where(isOrganisedBy(sessionId) as never)
    .forUpdate('travellerLink')
    .executeTakeFirst()
}

/** A valid link by id alone, for holders of its token and for letters. */
export function findLiveLink(tx: Tx, id: string, now: Date) {
  return liveLinks(tx, now).where('travellerLink.id', '=', id).executeTakeFirst()
}

/** A valid link opened in a browser, locked. */
export function lockOpened(tx: Tx, id: string, sessionId: number, now: Date) {
  return liveLinks(tx, now)
    .innerJoin('travellerLinkAccess', 'travellerLinkAccess.linkId', 'travellerLink.id')
    .where('travellerLink.id', '=', id)
    .where('travellerLinkAccess.sessionId', '=', sessionId)
    .forUpdate('travellerLink')
    .executeTakeFirst()
}

export async function insertTravellerLinks(
  tx: Tx,
  links: readonly {
    id: string
    draftSessionId: number
    language: Language
    organiserLanguage: Language
    sealedEmail: Buffer | null
    sentAt: Date | null
    createdAt: Date
  }[],
): Promise<void> {
  await tx.insertInto('travellerLink').values(links).execute()
}

/** Gives a browser access to a link's traveller, from the first opening on. */
export async function openLink(tx: Tx, id: string, sessionId: number, now: Date): Promise<void> {
  await tx
    .insertInto('travellerLinkAccess')
    .values({ linkId: id, sessionId })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .updateTable('travellerLink')
    .set({ openedAt: now })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .execute()
}

/** Changes a locked link. */
export async function changeTravellerLink(
  tx: Tx,
  id: string,
  change: {
    sealedEmail?: Buffer
    sealedAnswers?: Buffer
    revision?: number
    language?: Language
    sentAt?: Date
    remindedAt?: Date
    finishedAt?: Date | null
    revokedAt?: Date
  },
): Promise<void> {
  await tx.updateTable('travellerLink').set(change).where('id', '=', id).execute()
}

/** Links move with the draft to another browser; those of the replaced draft end. */
export async function moveTravellerLinks(tx: Tx, from: number, to: number): Promise<void> {
  await tx.deleteFrom('travellerLink').where('draftSessionId', '=', to).execute()
  await tx
    .updateTable('travellerLink')
    .set({ draftSessionId: to })
    .where('draftSessionId', '=', from)
    .execute()
}

/** Links of the unpaid application made of a draft return to it. */
export async function returnTravellerLinks(tx: Tx, sessionId: number): Promise<void> {
  await sql`update traveller_link l set applicant_id = null, draft_session_id = d.session_id
    from draft d, application a, applicant p
    where d.session_id = ${sessionId} and a.id = d.application_id and a.payment_status = 'unpaid' and a.paid_at is null
      and p.application_id = a.id and l.applicant_id = p.id`.execute(tx)
}

/** Deletes the links of an application. */
export async function deleteTravellerLinksOf(tx: Tx, applicationId: number): Promise<void> {
  await sql`delete from traveller_link l using applicant p
    where p.id = l.applicant_id and p.application_id = ${applicationId}`.execute(tx)
}

/** Deletes links of applications that take no more documents. */
export async function deleteEndedTravellerLinks(tx: Tx): Promise<void> {
  await sql`delete from traveller_link l using applicant p, application a
    where p.id = l.applicant_id and a.id = p.application_id
      and (a.completed_at is not null or a.erased_at is not null
        or a.status in ('approved', 'rejected'))`.execute(tx)
}

const atOnce = 200

/** Deletes links sent to a mailbox with their answers: each must be decrypted. */
export async function forgetTravellerLinksTo(
  tx: Tx,
  key: SealingKey,
  isTheirs: (email: string) => boolean,
): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await tx
      .selectFrom('travellerLink')
      .select(['id', 'sealedEmail'])
      .where('sealedEmail', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const theirs = rows.filter((row) => {
      const email = openEmail(key, row)
      return email !== null && isTheirs(email)
    })
    if (theirs.length > 0) {
      const ids = theirs.map(({ id }) => id)
      await tx.deleteFrom('travellerLink').where('id', 'in', ids).execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

/** A link's address; null if there is none or it cannot be decrypted. */
export function openEmail(
  key: SealingKey,
  { id, sealedEmail }: Pick<TravellerLinkRow, 'id' | 'sealedEmail'>,
): string | null {
  if (!sealedEmail) return null
  try {
    return unseal(key, sealedEmail, linkEmailContext(id)).toString()
  } catch {
    return null
  }
}

/** A link's answers; null before the first ones. Throws when the ciphertext was changed. */
export function openAnswers<T>(
  key: SealingKey,
  { id, sealedAnswers }: Pick<TravellerLinkRow, 'id' | 'sealedAnswers'>,
): T | null {
  if (!sealedAnswers) return null
  return JSON.parse(unseal(key, sealedAnswers, linkAnswersContext(id)).toString()) as T
}

/** An application's links, for the export. */
export function findTravellerLinks(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('travellerLink')
    .innerJoin('applicant', 'applicant.id', 'travellerLink.applicantId')
    .select(['applicant.position', 'travellerLink.language', 'travellerLink.createdAt'])
    .select(['travellerLink.sentAt', 'travellerLink.openedAt', 'travellerLink.finishedAt'])
    .select(['travellerLink.remindedAt', 'travellerLink.revokedAt'])
    .where('applicant.applicationId', '=', applicationId)
    .orderBy('travellerLink.createdAt')
    .execute()
}
