import { authorityDays } from '#domain/application/speed.ts'
import { addDays } from '#domain/calendar.ts'
import { type Stage, type Standing, stageOf } from './standing.ts'

const happenings = [
  'created',
  'paid',
  'completed',
  'processing',
  'approved',
  'rejected',
  'pending',
] as const
type Happening = (typeof happenings)[number]

type Ahead = 'paid' | 'completed' | 'processing' | 'decision'
type Waiting = Exclude<Stage, 'approved' | 'rejected' | 'refunded'>

/** One line: what happened and when, what goes on now, what is expected and by what day. */
export type Moment =
  | { state: 'past'; what: Happening; at: string }
  | { state: 'present'; what: Waiting; by: string | null }
  | { state: 'expected'; what: Ahead; by: string | null; isPromise: boolean }

const ahead: Record<Waiting, readonly Ahead[]> = {
  payment: ['completed', 'processing', 'decision'],
  review: ['completed', 'processing', 'decision'],
  documents: ['processing', 'decision'],
  checking: ['processing', 'decision'],
  deciding: ['decision'],
}

type Given = Pick<
  Standing,
  | 'status'
  | 'paymentStatus'
  | 'paidAt'
  | 'completedAt'
  | 'processedAt'
  | 'expectedBy'
  | 'timeline'
  | 'travellers'
>

export function momentsOf(standing: Given): Moment[] {
  const past: Moment[] = standing.timeline.flatMap(({ status, at }) => {
    const what = happenings.find((known) => known === status)
    return what ? [{ state: 'past', what, at }] : []
  })
  const stage = stageOf(standing)
  if (stage === 'approved' || stage === 'rejected' || stage === 'refunded') return past
  const present: Moment = { state: 'present', what: stage, by: presentBy(stage, standing) }
  const expected = ahead[stage].map(
    (what): Moment => ({
      state: 'expected',
      what,
      by: expectedDay(what, standing),
      // What we do ourselves is promised; what others do can only be expected.
      isPromise: what === 'processing',
    }),
  )
  return [...past, present, ...expected]
}

function presentBy(stage: Waiting, { travellers }: Given): string | null {
  if (stage !== 'documents') return null
  return travellers.find(({ turn }) => turn.turn === 'traveller')?.turn.by ?? null
}

function expectedDay(what: Ahead, { expectedBy, processedAt }: Given): string | null {
  if (what === 'processing') return expectedBy
  if (what !== 'decision') return null
  const from = processedAt?.slice(0, 10) ?? expectedBy
  return from ? addDays(from, authorityDays) : null
}
