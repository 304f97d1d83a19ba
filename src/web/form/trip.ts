import type { BodyOf } from '#client/route.ts'
import {
  type Change,
  changesBetween,
  judgeDetails,
  type TripField,
  tripFields,
} from '#domain/application/correction.ts'
import { type Finding, finding } from '#domain/application/steps/finding.ts'
import { needsInsurance } from '#domain/reference/ports.ts'
import type { Rules } from '#domain/rules/rules.ts'

/** How and where all travellers arrive, as chosen. */
export type TripValues = Record<TripField, string>

type TripSent = Omit<BodyOf<'PATCH /api/applications/{id}/trip'>, 'reason' | 'version'>

/** A correction before it is sent, and the findings on it. */
export function tripCorrection(
  rules: Rules,
  stands: TripValues,
  trip: TripValues,
): {
  sent: TripSent
  changes: readonly Change<TripField>[]
  findings: readonly Finding[]
} {
  const changes = changesBetween(tripFields, stands, trip)
  const changed = changes.map(({ field }) => field)
  return {
    changes,
    sent: Object.fromEntries(changed.map((field) => [field, trip[field]])) as TripSent,
    findings: [
      ...judgeDetails(trip as Parameters<typeof judgeDetails>[0], changed, {
        rules,
      }),
      ...(needsInsurance(rules, trip.portOfEntry)
        ? [finding('portOfEntry', 'portOfEntry.zanzibar-insurance')]
        : []),
    ],
  }
}
