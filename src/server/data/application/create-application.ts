import { CompiledQuery } from 'kysely'
import { namesOf, orderedFields } from '#domain/application/fields.ts'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import type { Messenger } from '#domain/messenger.ts'
import { frozenOf, type Price } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { createBatcher } from '../../platform/db/batcher.ts'
import type { Database } from '../../platform/db/database.ts'
import { initialWork } from '../casework/initial-work.ts'
import { createStatement } from './create-statement.ts'

export type NewApplication = {
  details: ApplicationDetails
  applicants: readonly Applicant[]
  /** Those it is signed under: their version stays with it. */
  rules: Rules
  price: Price
  language: string
  termsVersion: string
  orderId: string
  agreementId: string | null
  /** The contact's address at a messenger, where they want news. */
  claim: { id: string; messenger: Messenger; address: string } | null
  idempotency: { keyHash: Buffer; bodyHash: Buffer } | null
  /** This browser's passport pages by applicant position. */
  passportPages: readonly { position: number; id: string }[]
  /** Applicants whose answers came through their own link; ids that are not of this browser's draft are ignored. */
  links: readonly { position: number; linkId: string }[]
  /** Answers for the authority that the application has no field for, one a line, by applicant position. */
  portalAnswers: readonly { position: number; line: string; label: string; value: string }[]
  /** The browser's token, and the session created if it is unknown. */
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

/** A row of the result; `n` is the position in the batch. */
type Row = { n: number; id: number; sessionIsNew: boolean; applicantIds: string[] }

const bytes = (hash: Buffer | undefined | null): string | null =>
  hash ? `\\x${hash.toString('hex')}` : null

const ordered = namesOf(orderedFields)

/** One application as input of `json_to_recordset`. */
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
    rulesVersion: application.rules.version,
    priceLines: price.lines,
    ...frozenOf(price.lines),
    links: application.links,
    passportPages: application.passportPages,
    portalAnswers: application.portalAnswers,
    claim: application.claim,
    ...initialWork(application),
  }
}

/** The created applications by position; missing ones had their key or agreement taken. */
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

/** Starting a statement costs PostgreSQL as much as writing eight single-person applications. */
const batching = {
  lanes: 4,
  patienceMs: 100,
  most: 150,
  weightOf: ({ applicants }: NewApplication) => applicants.length,
  // One browser at a time: each draft becomes its own application.
  apart: ({ tokenHash }: NewApplication) => tokenHash?.toString('latin1') ?? null,
}

const inserters = new WeakMap<
  Database,
  (one: NewApplication) => Promise<InsertedApplication | null>
>()

/** Throws TakenError when the key or the agreement belongs to another application. */
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

/** The key or the agreement belongs to another application. */
export class TakenError extends Error {
  override name = 'TakenError'
}
