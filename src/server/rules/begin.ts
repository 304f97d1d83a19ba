import { makesUnfit, regimeChanges, regimeNote } from '#domain/application/regime-change.ts'
import { authorityDaysFor } from '#domain/application/speed.ts'
import { isPaid } from '#domain/application/status.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { findApplicants } from '../data/application/applicant.ts'
import { changeApplication, lockApplication } from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import {
  databaseTime,
  findBegun,
  findJudged,
  findOfJudged,
  markOpenStale,
} from '../data/rules/begin.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { alertStaff } from '../staff/alert/alert.ts'

/**
 * The job, by the earlier of this node's clock and the database's: what is ahead of either may
 * still be withdrawn.
 */
export async function beginDueRules(services: Services, now: Date): Promise<void> {
  const shared = await databaseTime(services.db)
  await beginRules(services, shared < now ? shared : now)
}

/**
 * What a version of the rules that has begun means for those who have paid. What is to be done with
 * open applications is computed anew, once; travellers whose regime is another one are judged anew,
 * also those who paid after it had begun. A failure affects no other application and is thrown at
 * the end.
 */
export async function beginRules(services: Services, now: Date): Promise<void> {
  const { db, rules } = services
  // This node may not have read it yet.
  await rules.reload()
  const inForce = rules.at(now)
  const begun = await findBegun(db)
  // A clock was set back.
  if (begun.validFrom > now) return
  if (begun.number !== inForce.version) {
    await inTransaction(db, (tx) => markOpenStale(tx, inForce.version))
  }
  const changed = (await findJudged(db, inForce.version)).filter(
    ({ version, nationality }) =>
      regimeOf(rules.of(version), nationality) !== regimeOf(inForce, nationality),
  )
  const failed: unknown[] = []
  for (const id of changed.length > 0 ? await findOfJudged(db, changed) : []) {
    await judgeAnew(services, inForce, id, now).catch((error) => failed.push(error))
  }
  if (failed.length > 0) throw failed[0]
}

/**
 * Judges the travellers of one application by the rules in force: staff are told who needs no visa
 * any more or another one, the contact who is referred now.
 */
async function judgeAnew(services: Services, inForce: Rules, id: number, now: Date): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, id)
    if (row.erasedAt || !isPaid(row)) return
    const since = services.rules.of(row.regimesVersion ?? row.rulesVersion)
    const applicants = await findApplicants(tx, id)
    const changes = regimeChanges(since, inForce, applicants)
    if (changes.length === 0) return
    await changeApplication(tx, row, { regimesVersion: inForce.version })
    const note = regimeNote(changes)
    const kind = 'regime-changed'
    await recordEvent(tx, { applicationId: id, at: now, kind, actor: 'system', note })
    if (changes.some((each) => makesUnfit(each, row.visaType))) {
      await alertStaff(tx, services, {
        kind: 'visa-unfit',
        to: row.assignedTo,
        applicationId: id,
        occasion: `rules ${inForce.version}`,
        now,
      })
    }
    // Nobody is told of a second office that takes no longer.
    const referred = changes.filter(
      ({ nationality, to }) =>
        to === 'referral' &&
        authorityDaysFor(inForce, nationality) > authorityDaysFor(since, nationality),
    )
    const applicantIds = applicants
      .filter(({ nationality }) => referred.some((each) => each.nationality === nationality))
      .map((each) => each.id)
    if (applicantIds.length > 0) {
      await enqueueLetter(tx, services, { kind, application: row, about: { applicantIds }, now })
    }
  })
}
