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
  const entries: TimelineEntry[] = [
    ...(payment
      ? [
          {
            key: 'paid',
            at: payment.at,
            tone: 'plain',
            kind: 'paid',
            amountCents: payment.amountCents,
          } as const,
        ]
      : []),
    ...news.map(
      ({ state, at }) =>
        ({ key: `news-${state}-${at}`, at, tone: tones[state], kind: 'news', state }) as const,
    ),
    ...booked.map(
      ({ kind, amountCents, at }, index) =>
        ({
          key: `booked-${index}`,
          at,
          tone: 'plain',
          kind: 'booked',
          booked: kind,
          amountCents,
        }) as const,
    ),
    ...bundles.map(
      ({ at, by }, index) =>
        ({ key: `bundle-${index}`, at, tone: 'plain', kind: 'bundle', by }) as const,
    ),
  ]
  // Of one moment, what was done stands above what it follows from.
  return entries
    .map((entry, place) => ({ entry, place }))
    .sort((one, other) =>
      one.entry.at === other.entry.at
        ? other.place - one.place
        : one.entry.at < other.entry.at
          ? 1
          : -1,
    )
    .map(({ entry }) => entry)
}
