import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { getAlertChoices, putAlertChoices } from '#contract/staff/alert.ts'
import { AppError } from '#domain/error.ts'
import { alertKindsOf, alertWaysOf, chosenWays, digestHour } from '#domain/staff/alert.ts'
import { hasSubscription } from '../../data/correspondence/push-subscription.ts'
import { findChoices, putChoices } from '../../data/staff/alert.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

/** The kinds that somebody can get, with their settings; without those their role may not see. */
export async function choicesOf(
  { db, push }: Pick<Services, 'db' | 'push'>,
  { id, authority, sessionId }: StaffActor,
): Promise<AnswerOf<typeof getAlertChoices>> {
  const known = new Map((await findChoices(db, id)).map(({ kind, ways }) => [kind, ways]))
  return {
    choices: alertKindsOf(authority).map((kind) => ({
      kind,
      offered: [...alertWaysOf(kind)],
      chosen: [...chosenWays(kind, authority, known.get(kind) ?? null)],
    })),
    digestHour,
    push: { key: push.key, isOn: await hasSubscription(db, sessionId) },
  }
}

/** Stores a setting. Throws staff.forbidden for a kind that the role may not see. */
export async function choose(
  tx: Tx,
  { id, authority }: StaffActor,
  choices: BodyOf<typeof putAlertChoices>['choices'],
): Promise<void> {
  const kinds = alertKindsOf(authority)
  if (choices.some(({ kind }) => !kinds.includes(kind))) throw new AppError('staff.forbidden')
  // The last entry per kind counts; one statement may not touch a row twice.
  const last = new Map(choices.map(({ kind, ways }) => [kind, ways]))
  await putChoices(
    tx,
    id,
    [...last].map(([kind, ways]) => ({ kind, ways: chosen(kind, ways) })),
  )
}

const chosen = (kind: Parameters<typeof alertWaysOf>[0], ways: readonly string[]) =>
  alertWaysOf(kind).filter((way) => ways.includes(way))
