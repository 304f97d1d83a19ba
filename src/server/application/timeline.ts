import type { ApplicationView } from '#contract/application.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import type { EventRow } from '../data/application/event.ts'

type Entry = ApplicationView['timeline'][number]
type Named = Pick<ApplicantRow, 'id' | 'firstName' | 'lastName'>

const isSameCall = (one: EventRow, other: EventRow | undefined) =>
  other !== undefined &&
  one.at.getTime() === other.at.getTime() &&
  one.staffId === other.staffId &&
  (other.kind === 'applicant-moved' || other.kind === 'status-changed')

/** The events of one call: some about applicants, then at most one about the status. */
function callsOf(events: readonly EventRow[]): EventRow[][] {
  const calls: EventRow[][] = []
  for (const event of events) {
    const call = calls.at(-1)
    const last = call?.at(-1)
    if (call && last?.kind === 'applicant-moved' && isSameCall(last, event)) call.push(event)
    else calls.push([event])
  }
  return calls
}

const entryOf = ({ step, at, message }: EventRow, applicants: string[] = []): Entry => ({
  status: step,
  at: at.toISOString(),
  note: message,
  applicants,
})

/**
 * The traveller's timeline, oldest first. A status set for everyone is one entry, and so are
 * applicants moved together.
 */
export function timelineOf(
  events: readonly EventRow[],
  applicants: readonly Named[],
  language: Language,
): Entry[] {
  const names = new Map(applicants.map((each) => [each.id, formatName(each, language)]))
  return callsOf(events).flatMap((call) => {
    const moved = call.filter(({ kind }) => kind === 'applicant-moved')
    const rest = call.filter(({ kind }) => kind !== 'applicant-moved').map((each) => entryOf(each))
    const states = [...new Set(moved.map(({ step }) => step))]
    const isForAll = moved.length === applicants.length && states.length === 1
    if (rest.length > 0 && isForAll) return rest
    const lines = states.flatMap((state) => {
      const same = moved.filter(({ step }) => step === state)
      const first = same[0]
      if (!first) return []
      const message = same.find((each) => each.message)?.message ?? null
      return entryOf(
        { ...first, message },
        same.map(({ applicantId }) => names.get(applicantId ?? 0) ?? ''),
      )
    })
    // An applicant is submitted before being decided, even if staff did both in one call.
    const isSubmission = rest.some(({ status }) => status === 'processing')
    return isSubmission ? [...rest, ...lines] : [...lines, ...rest]
  })
}
