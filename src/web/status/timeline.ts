import {
  answerBy,
  type Ended,
  isCancelled,
  isEnded,
  type Stage,
  type Standing,
  stageOf,
} from './standing.ts'

const happenings = [
  'created',
  'paid',
  'completed',
  'processing',
  'approved',
  'rejected',
  'withdrawn',
  'pending',
  'message-sent',
] as const
type Happening = (typeof happenings)[number]

const moves = ['filed', 'approved', 'rejected', 'withdrawn', 'collecting', 'ready'] as const
/** A change of some travellers; both states derived from documents count as open again. */
type Move = 'filed' | 'approved' | 'rejected' | 'withdrawn' | 'open'

type Ahead = 'paid' | 'completed' | 'processing' | 'decision'
type Waiting = Exclude<Stage, Ended>

/** A line: a past event with the staff's message, the current state, or an expected event with its day. */
export type Moment =
  | { state: 'past'; what: Happening; at: string; message: string | null }
  | { state: 'moved'; what: Move; at: string; message: string | null; names: readonly string[] }
  | { state: 'present'; what: Waiting; by: string | null }
  | { state: 'expected'; what: Ahead; by: string | null; isPromise: boolean }

const ahead: Record<Waiting, readonly Ahead[]> = {
  payment: ['completed', 'processing', 'decision'],
  review: ['completed', 'processing', 'decision'],
  leaving: [],
  documents: ['processing', 'decision'],
  asked: ['processing', 'decision'],
  questions: ['processing', 'decision'],
  checking: ['processing', 'decision'],
  deciding: ['decision'],
  partly: ['decision'],
}

type Given = Pick<
  Standing,
  | 'status'
  | 'paymentStatus'
  | 'paidAt'
  | 'completedAt'
  | 'expectedBy'
  | 'decisionBy'
  | 'timeline'
  | 'applicants'
  | 'cancellation'
>

type Happened = Given['timeline'][number]

const ends = ['rejected', 'withdrawn'] as const

/** A past event; null if not shown. */
export function momentOf({ status, at, note, applicants }: Happened): Moment | null {
  const moved = moves.find((known) => known === status)
  if (applicants.length > 0) {
    if (!moved) return null
    const what = moved === 'collecting' || moved === 'ready' ? 'open' : moved
    return { state: 'moved', what, at, message: note, names: applicants }
  }
  const what = happenings.find((known) => known === status)
  return what ? { state: 'past', what, at, message: note } : null
}

/** What happened; the status of an application that everyone left was set by that, not by a rejection. */
function happenedOf(standing: Given): readonly Happened[] {
  const { timeline } = standing
  if (!isCancelled(standing)) return timeline
  const last = timeline.findLastIndex(({ status }) => ends.some((end) => end === status))
  return timeline.map((entry, index) =>
    index === last && entry.status === 'rejected' ? { ...entry, status: 'withdrawn' } : entry,
  )
}

export function momentsOf(standing: Given): Moment[] {
  const past = happenedOf(standing).flatMap((entry) => momentOf(entry) ?? [])
  const stage = stageOf(standing)
  if (isEnded(stage)) return past
  const present: Moment = { state: 'present', what: stage, by: presentBy(stage, standing) }
  const isHandedIn = standing.status === 'processing'
  const expected = ahead[isHandedIn && stage !== 'leaving' ? 'deciding' : stage].map(
    (what): Moment => ({
      state: 'expected',
      what,
      by: expectedDay(what, standing),
      // Our own steps are promised; those of others only expected.
      isPromise: what === 'processing',
    }),
  )
  return [...past, present, ...expected]
}

function presentBy(stage: Waiting, standing: Given): string | null {
  if (stage === 'leaving') return standing.cancellation?.answerBy ?? null
  return stage === 'documents' || stage === 'asked' ? answerBy(standing) : null
}

function expectedDay(what: Ahead, { expectedBy, decisionBy }: Given): string | null {
  if (what === 'processing') return expectedBy
  return what === 'decision' ? decisionBy : null
}
