import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { getRules, listRules, writeRules } from '#contract/staff/rules.ts'
import { AppError } from '#domain/error.ts'
import { faultsOf } from '#domain/rules/check.ts'
import { differencesBetween, lineOf } from '#domain/rules/difference.ts'
import { type RulesDocument, rulesOf, versionAt } from '#domain/rules/rules.ts'
import { isAhead, isTooFar, rulesStateOf } from '#domain/rules/version.ts'
import {
  confirmRulesVersion,
  deleteRulesVersion,
  findConfirmedRules,
  findRulesVersion,
  findRulesVersions,
  insertRulesVersion,
  lockRules,
} from '../data/rules/version.ts'
import { getSettings } from '../data/staff/setting.ts'
import type { Trace } from '../http/staff-actor.ts'
import type { Tx } from '../platform/db/database.ts'

type VersionView = AnswerOf<typeof listRules>['items'][number]
type Written = BodyOf<typeof writeRules>
type Row = Awaited<ReturnType<typeof findRulesVersions>>[number]

const personOf = (id: string | null, name: string | null) => (id ? { id, name: name ?? id } : null)

function viewOf(row: Row, inForce: number, now: Date): VersionView {
  const { number, reason, source } = row
  return {
    ...{ number, reason, source, state: rulesStateOf(row, inForce, now) },
    validFrom: row.validFrom.toISOString(),
    createdAt: row.createdAt.toISOString(),
    createdBy: personOf(row.createdBy, row.author),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    confirmedBy: personOf(row.confirmedBy, row.second),
  }
}

export async function versionsOf(tx: Tx, inForce: number, now: Date): Promise<VersionView[]> {
  return (await findRulesVersions(tx)).map((row) => viewOf(row, inForce, now))
}

async function takeVersion(tx: Tx, number: number) {
  const row = await findRulesVersion(tx, number)
  if (!row?.content) throw new AppError('request.not-found')
  return { ...row, content: row.content }
}

/** A version. Throws request.not-found. */
export async function versionOf(tx: Tx, number: number, inForce: number, now: Date) {
  return viewOf(await takeVersion(tx, number), inForce, now)
}

/** A version with its document. Throws request.not-found. */
export async function wholeVersionOf(tx: Tx, number: number, inForce: number, now: Date) {
  const row = await takeVersion(tx, number)
  // Domain lists are readonly; the answer's type is not.
  const document = row.content as AnswerOf<typeof getRules>['document']
  return { ...viewOf(row, inForce, now), document }
}

/** The document as it is kept. Throws request.invalid with every fault. */
function checked({ document: { $schema: _, ...document }, validFrom }: Written, now: Date) {
  const isLate = isTooFar(new Date(validFrom), now)
  const late = isLate ? [{ path: 'validFrom', code: 'moment.too-far' }] : []
  const fields = [...faultsOf(document), ...late]
  if (fields.length > 0) throw new AppError('request.invalid', {}, fields)
  return document
}

type Change = { staffId: string; trace: Trace; now: Date }

/** Lines that the audit keeps of a change, whose whole is in the version. */
const mostLines = 100

/** What would be in force at a moment. Throws RangeError before the first version is written. */
async function documentAt(tx: Tx, moment: Date): Promise<RulesDocument> {
  const rows = await findConfirmedRules(tx)
  const versions = rows.flatMap(({ number, validFrom, content }) =>
    content ? [{ validFrom, rules: rulesOf(content, number) }] : [],
  )
  const { version } = versionAt(versions, moment).rules
  return (await takeVersion(tx, version)).content
}

/**
 * Writes the next version. Returns its number. Throws request.invalid, rules.too-soon,
 * rules.changed-meanwhile if there is a newer one than it was based on.
 */
export async function writeVersion(tx: Tx, body: Written, by: Change): Promise<number> {
  const { staffId, trace, now } = by
  const { reason, source, basedOn } = body
  const document: RulesDocument = checked(body, now)
  const validFrom = new Date(body.validFrom)
  if (!isAhead(validFrom, now)) throw new AppError('rules.too-soon')
  const newest = await lockRules(tx)
  if (newest !== basedOn) throw new AppError('rules.changed-meanwhile')
  const before = await documentAt(tx, validFrom)
  const number = newest + 1
  const { twoPersonApproval } = await getSettings(tx)
  await insertRulesVersion(tx, {
    ...{ number, validFrom, document, reason, source },
    ...{ createdAt: now, createdBy: staffId, confirmedAt: twoPersonApproval ? null : now },
  })
  const changes = differencesBetween(before, document).map(lineOf).slice(0, mostLines)
  const details = { validFrom: body.validFrom, changes }
  await trace(tx, { subject: String(number), details })
  return number
}

/**
 * Confirms a version as the second person. Throws request.not-found, rules.second-person for its
 * author, rules.changed-meanwhile where somebody has, rules.too-soon.
 */
export async function confirmVersion(tx: Tx, number: number, by: Change): Promise<void> {
  const { staffId, trace, now } = by
  await lockRules(tx)
  const { createdBy, confirmedAt, validFrom } = await takeVersion(tx, number)
  if (confirmedAt) throw new AppError('rules.changed-meanwhile')
  if (createdBy === staffId) throw new AppError('rules.second-person')
  if (!isAhead(validFrom, now)) throw new AppError('rules.too-soon')
  await confirmRulesVersion(tx, number, { confirmedAt: now, confirmedBy: staffId })
  await trace(tx, { subject: String(number) })
}

/**
 * Takes back a version that no server computes with yet. Throws request.not-found, rules.begun.
 */
export async function withdrawVersion(tx: Tx, number: number, by: Change): Promise<void> {
  await lockRules(tx)
  const { confirmedAt, validFrom, reason } = await takeVersion(tx, number)
  if (confirmedAt && !isAhead(validFrom, by.now)) throw new AppError('rules.begun')
  await deleteRulesVersion(tx, number)
  await by.trace(tx, { subject: String(number), details: { reason } })
}
