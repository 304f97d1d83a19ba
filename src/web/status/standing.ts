import type * as z from 'zod/mini'
import type { AnswerOf } from '#client/route.ts'
import type { applicationView } from '#contract/application.ts'
import { isBeforeFiling, isDecidedState } from '#domain/application/applicant-state.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
import { decisionsOf, isPartlyDecided } from './decisions.ts'

type View = z.output<typeof applicationView>
type LookedUp = AnswerOf<'POST /api/status-check'>
type Shared = LookedUp['application']

/** How an application stands, however it was found. */
export type Standing = Omit<Shared, 'applicants' | 'cancellation'> &
  Readonly<{
    applicants: readonly StandingApplicant[]
    timeline: LookedUp['timeline']
    /** What comes back is known only to whoever may act for the application. */
    cancellation: (NonNullable<Shared['cancellation']> & Readonly<{ refund?: number }>) | null
    /** The documents to send again, known only to them as well. */
    wanted: readonly Wanted[]
  }>

type ViewApplicant = View['applicants'][number]

/** A document that staff did not accept, of whom, and why. */
export type Wanted = NonNullable<ViewApplicant['documents'][number]['rejection']> &
  Readonly<{
    applicantId: number
    name: string
    type: ViewApplicant['documents'][number]['documentType']
    /** The answer may be what is wrong, and can be changed. */
    mayCorrect: boolean
  }>

type SharedApplicant = Shared['applicants'][number]
export type Turn = SharedApplicant['turn']

export type StandingApplicant = Readonly<{
  name: string
  turn: Turn
  isLeaving: boolean
  state: SharedApplicant['state']
  decidedAt: string | null
  /** Known only to whoever may act for the application. */
  filedAt: string | null
}>

type Named = Omit<StandingApplicant, 'name' | 'filedAt'> &
  Readonly<{ firstName: string; lastName: string; filedAt?: string | null }>

function applicantsOf(applicants: readonly Named[], language: Language): Standing['applicants'] {
  return applicants.map(({ turn, isLeaving, state, decidedAt, filedAt = null, ...person }) => ({
    name: formatName(person, language),
    turn,
    isLeaving,
    state,
    decidedAt,
    filedAt,
  }))
}

/** From reference and e-mail. */
export function standingOfLookup(
  { application, timeline }: LookedUp,
  language: Language,
): Standing {
  const { applicants, ...shared } = application
  return { ...shared, applicants: applicantsOf(applicants, language), timeline, wanted: [] }
}

/** From the whole application. */
export function standingOfView(view: View, language: Language): Standing {
  const { applicants, ...rest } = view
  return {
    ...rest,
    canDownload: view.approvalDocumentUrl !== null,
    applicants: applicantsOf(applicants, language),
    wanted: applicants.flatMap((each) => wantedOf(each, language)),
  }
}

/** What of a traveller has to come again: nothing of those of whom nothing is asked. */
function wantedOf(applicant: ViewApplicant, language: Language): Wanted[] {
  if (applicant.turn.action !== 'upload') return []
  const mayCorrect = isBeforeFiling(applicant.state)
  const of = { applicantId: applicant.id, name: formatName(applicant, language) }
  return applicant.documents.flatMap(({ documentType: type, rejection }) =>
    rejection ? { ...of, ...rejection, type, mayCorrect } : [],
  )
}

/** What staff wrote to whoever was not approved; null where they said nothing. */
export function rejectionReason({ timeline }: Pick<Standing, 'timeline'>): string | null {
  return timeline.findLast(({ status, note }) => status === 'rejected' && note)?.note ?? null
}

/** Whether the authority had it for any of the travellers. */
export const wasSubmitted = ({ timeline }: Pick<Standing, 'timeline'>): boolean =>
  timeline.some(({ status }) => status === 'processing' || status === 'filed')

/** Nothing more will come: it was decided, cancelled or refunded. */
export const isEnded = (stage: Stage): stage is Ended => ends.some((end) => end === stage)

/** The day by which the traveller is asked to act, where one is named. */
export function answerBy({ applicants }: Pick<Standing, 'applicants'>): string | null {
  return applicants.find(({ turn }) => turn.turn === 'traveller')?.turn.by ?? null
}

const ends = ['approved', 'rejected', 'withdrawn', 'refunded'] as const
export type Ended = (typeof ends)[number]

/** Where an application stands, as the page tells it. */
export const stages = [
  'payment',
  'documents',
  'review',
  'leaving',
  'asked',
  'checking',
  'deciding',
  'partly',
  ...ends,
] as const
export type Stage = (typeof stages)[number]

type StageInput = Pick<Standing, 'status' | 'paymentStatus' | 'completedAt' | 'applicants'>

export function stageOf({ status, paymentStatus, completedAt, applicants }: StageInput): Stage {
  const isLeft = applicants.length > 0 && applicants.every(({ state }) => state === 'withdrawn')
  if (isLeft) return paymentStatus === 'refunded' ? 'refunded' : 'withdrawn'
  if (status === 'approved' || status === 'rejected') return status
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'needs_review') return 'review'
  const isLeaving = applicants.some((each) => each.isLeaving)
  if (isLeaving && applicants.every((each) => each.isLeaving || isDecidedState(each.state))) {
    return 'leaving'
  }
  // After the handing over only what staff rejected is wanted again.
  if (completedAt && applicants.some(({ turn }) => turn.action === 'upload')) return 'asked'
  if (status === 'processing') {
    return isPartlyDecided(decisionsOf(applicants)) ? 'partly' : 'deciding'
  }
  if (paymentStatus === 'unpaid' && status === 'pending') return 'payment'
  return completedAt ? 'checking' : 'documents'
}
