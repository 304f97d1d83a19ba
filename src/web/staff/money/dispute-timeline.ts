import type { DisputeState } from '#domain/money/dispute.ts'
import type { LedgerKind } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'

type Told = Readonly<{
  payment: Readonly<{ amountCents: Cents; at: string }> | null
  news: readonly Readonly<{ state: DisputeState; at: string }>[]
  booked: readonly Readonly<{ kind: LedgerKind; amountCents: Cents; at: string }>[]
  bundles: readonly Readonly<{ at: string; by: string }>[]
}>

type Tone = 'plain' | 'ocean' | 'leaf' | 'clay'

/** One line of a case. Moments in ISO 8601, UTC. */
export type TimelineEntry = Readonly<{ key: string; at: string; tone: Tone }> &
  Readonly<
    | { kind: 'paid'; amountCents: Cents }
    | { kind: 'news'; state: DisputeState }
    | { kind: 'booked'; booked: LedgerKind; amountCents: Cents }
    | { kind: 'bundle'; by: string }
  >

const tones: Record<DisputeState, Tone> = {
  inquiry: 'ocean',
  open: 'clay',
  answered: 'ocean',
  won: 'leaf',
  lost: 'clay',
}

/** Everything that happened in a case, the newest first. */
export function timelineOf({ payment, news, booked, bundles }: Told): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  if (payment) entries.push({ key: 'paid', tone: 'plain', kind: 'paid', ...payment })
  for (const { state, at } of news) {
    entries.push({ key: `news-${state}-${at}`, at, tone: tones[state], kind: 'news', state })
  }
  for (const [index, { kind, ...what }] of booked.entries()) {
    entries.push({ key: `booked-${index}`, tone: 'plain', kind: 'booked', booked: kind, ...what })
  }
  for (const [index, bundle] of bundles.entries()) {
    entries.push({ key: `bundle-${index}`, tone: 'plain', kind: 'bundle', ...bundle })
  }
  // Of one moment, what was done stands above what it follows from.
  return entries.toReversed().sort((one, other) => other.at.localeCompare(one.at))
}
