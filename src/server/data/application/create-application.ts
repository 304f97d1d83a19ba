import { CompiledQuery } from 'kysely'
import { namesOf, orderedFields } from '#domain/application/fields.ts'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import type { Price } from '#domain/money/pricing.ts'
import { createBatcher } from '../../platform/db/batcher.ts'
import type { Database } from '../../platform/db/database.ts'
import { firstWork } from '../casework/first-work.ts'
import { createStatement } from './create-statement.ts'

export type NewApplication = {
  details: ApplicationDetails
  applicants: readonly Applicant[]
  price: Price
  language: string
  termsVersion: string
  orderId: string
  agreementId: string | null
  idempotency: { keyHash: Buffer; bodyHash: Buffer } | null
  /** Kept passport pages of this browser, by the position of whose they are. */
  passportPages: readonly { position: number; id: string }[]
  /** Whose answers were typed by a link of their own; what is no link of this browser's draft binds nothing. */
  links: readonly { position: number; linkId: string }[]
  /** The browser as it presented itself, and the session it gets when it is unknown. */
  tokenHash: Buffer | null
  freshTokenHash: Buffer
  now: Date
}

export type InsertedApplication = {
  id: number
  /** False when the browser was already known. */
  sessionIsNew: boolean
  applicants: { id: number; position: number }[]
}

/** As the statement answers; `n` is the place among those that were asked together. */
type Row = { n: number; id: number; sessionIsNew: boolean; applicantIds: string[] }

const cents = (price: Price, ...items: string[]): number =>
  price.lines
    .filter(({ item }) => items.includes(item))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

const bytes = (hash: Buffer | undefined | null): string | null =>
  hash ? `\\x${hash.toString('hex')}` : null

const ordered = namesOf(orderedFields)

/** What `json_to_recordset` reads of one application. */
function recordOf(application: NewApplication, n: number) {
  const { details, price, idempotency } = application
  return {
    n,
    at: application.now,
    keyHash: bytes(idempotency?.keyHash),
    bodyHash: bytes(idempotency?.bodyHash),
    tokenHash: bytes(application.tokenHash),
    freshTokenHash: bytes(application.freshTokenHash),
    agreementId: application.agreementId,
    orderId: application.orderId,
    ...Object.fromEntries(
      ordered.map((name) => [name, details[name] === '' ? null : details[name]]),
    ),
    language: application.language,
    termsVersion: application.termsVersion,
    priceLines: price.lines,
    basePriceCents: cents(price, 'base'),
    processingFeeCents: cents(price, 'processing', 'speed'),
    insurancePriceCents: cents(price, 'insurance'),
    esimPriceCents: cents(price, 'esim'),
    documentFeeCents: cents(price, 'document'),
    totalPriceCents: price.totalCents,
    links: application.links,
    passportPages: application.passportPages,
    ...firstWork(application),
  }
}

/** Those that were made, by their place; a place without one had its key or its agreement taken. */
async function insertAll(
  db: Database,
  applications: readonly NewApplication[],
): Promise<(InsertedApplication | null)[]> {
  const people = applications.flatMap(({ applicants }, n) =>
    applicants.map((each, index) => ({ ...each, n, position: index + 1 })),
  )
  const values = [JSON.stringify(applications.map(recordOf)), JSON.stringify(people)]
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(createStatement, values))
  const made = new Map(rows.map((row) => [row.n, row]))
  return applications.map((_, n) => {
    const row = made.get(n)
    if (!row) return null
    const { id, sessionIsNew, applicantIds } = row
    const applicants = applicantIds.map((each, index) => ({
      id: Number(each),
      position: index + 1,
    }))
    return { id, sessionIsNew, applicants }
  })
}

/** A statement costs PostgreSQL as much to begin as eight applications of one person are to write. */
const batching = {
  lanes: 4,
  patienceMs: 100,
  most: 150,
  weightOf: ({ applicants }: NewApplication) => applicants.length,
  // One browser twice: each becomes what its draft was sent as.
  apart: ({ tokenHash }: NewApplication) => tokenHash?.toString('latin1') ?? null,
}

const inserters = new WeakMap<
  Database,
  (one: NewApplication) => Promise<InsertedApplication | null>
>()

/** Throws TakenError when the key or the agreement already belongs to another application. */
export async function insertApplication(
  db: Database,
  application: NewApplication,
): Promise<InsertedApplication> {
  const insert = inserters.get(db) ?? createBatcher((all) => insertAll(db, all), batching)
  inserters.set(db, insert)
  const made = await insert(application)
  if (!made) throw new TakenError()
  return made
}

/** The key or the agreement already belongs to another application. */
export class TakenError extends Error {
  override name = 'TakenError'
}
