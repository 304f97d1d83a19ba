import { type Insertable, type SqlBool, sql } from 'kysely'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PassportPage } from '../../platform/db/schema.ts'

/** How long a page is kept without a draft, which may still be on its way. */
const looseHours = 24

/** Whether a page's draft exists or may still come. */
const isAlive = (now: Date) => sql<SqlBool>`(created_at > ${now}::timestamptz
    - make_interval(hours => ${looseHours}) and session_id is not null
  or exists (select from draft d where d.session_id = passport_page.session_id
    and d.expires_at > ${now}))`

export async function insertPassportPage(tx: Tx, page: Insertable<PassportPage>): Promise<void> {
  await tx.insertInto('passportPage').values(page).execute()
}

export type PassportPageRow = Awaited<ReturnType<typeof findPassportPages>>[number]

/** A browser's pages, oldest first. */
export function findPassportPages(tx: Tx, sessionId: number, now: Date) {
  return tx
    .selectFrom('passportPage')
    .select(['id', 'fileName', 'previewKey', 'createdAt'])
    .where('sessionId', '=', sessionId)
    .where(isAlive(now))
    .orderBy('createdAt')
    .execute()
}

/** A page of this browser. Throws document.not-found. */
export async function getPassportPage(tx: Tx, id: string, sessionId: number, now: Date) {
  const pages = await findPassportPages(tx, sessionId, now)
  const found = pages.find((page) => page.id === id)
  if (!found) throw new AppError('document.not-found')
  return found
}

const bytesOf = (rows: readonly { storageKey: string; previewKey: string | null }[]): string[] =>
  rows.flatMap(({ storageKey, previewKey }) =>
    [storageKey, previewKey].filter((key) => key !== null),
  )

/** Deletes a browser's page; returns its storage keys. */
export async function takePassportPage(tx: Tx, id: string, sessionId: number): Promise<string[]> {
  const gone = await tx
    .deleteFrom('passportPage')
    .where('id', '=', id)
    .where('sessionId', '=', sessionId)
    .returning(['storageKey', 'previewKey'])
    .execute()
  return bytesOf(gone)
}

/** Deletes these browsers' pages; returns their storage keys. */
export async function takePassportPagesOf(
  tx: Tx,
  sessionIds: readonly number[],
): Promise<string[]> {
  const gone = await tx
    .deleteFrom('passportPage')
    .where('sessionId', 'in', sessionIds)
    .returning(['storageKey', 'previewKey'])
    .execute()
  return bytesOf(gone)
}

/** Deletes pages without a draft; returns their storage keys. */
export async function takeLoosePassportPages(tx: Tx, now: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('passportPage')
    .where(sql<SqlBool>`not ${isAlive(now)}`)
    .returning(['storageKey', 'previewKey'])
    .execute()
  return bytesOf(gone)
}

/** Deletes the pages of an application and its draft; returns their storage keys. */
export async function takePassportPagesIn(tx: Tx, applicationId: number): Promise<string[]> {
  const gone = await tx
    .deleteFrom('passportPage')
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('applicant')
            .select('applicant.id')
            .whereRef('applicant.id', '=', 'passportPage.applicantId')
            .where('applicant.applicationId', '=', applicationId),
        ),
        exists(
          selectFrom('draft')
            .select('draft.sessionId')
            .whereRef('draft.sessionId', '=', 'passportPage.sessionId')
            .where('draft.applicationId', '=', applicationId),
        ),
      ]),
    )
    .returning(['storageKey', 'previewKey'])
    .execute()
  return bytesOf(gone)
}

/** Pages move with the draft to another browser. */
export async function movePassportPages(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .updateTable('passportPage')
    .set({ sessionId: to })
    .where('sessionId', '=', from)
    .execute()
}

/** Takes the pages waiting for an application's payment, except damaged ones. */
export async function takeWaitingPages(tx: Tx, applicationId: number) {
  return await tx
    .deleteFrom('passportPage')
    .using(['applicant', 'storedFile'])
    .whereRef('applicant.id', '=', 'passportPage.applicantId')
    .whereRef('storedFile.storageKey', '=', 'passportPage.storageKey')
    .where('applicant.applicationId', '=', applicationId)
    .where('storedFile.damagedAt', 'is', null)
    .returning([
      'passportPage.id',
      'applicant.id as applicantId',
      'passportPage.storageKey',
      'passportPage.previewKey',
      'passportPage.fileName',
    ])
    .execute()
}

/** The pages waiting for an application's payment. */
export function findWaitingPages(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('passportPage')
    .innerJoin('applicant', 'applicant.id', 'passportPage.applicantId')
    .innerJoin('storedFile', 'storedFile.storageKey', 'passportPage.storageKey')
    .select(['applicant.position', 'passportPage.fileName', 'passportPage.createdAt'])
    .select(['passportPage.storageKey', 'storedFile.mediaType'])
    .where('applicant.applicationId', '=', applicationId)
    .orderBy('applicant.position')
    .execute()
}
