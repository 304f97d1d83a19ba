import type * as z from 'zod/mini'
import type { AnswerOf } from '#client/route.ts'
import type { applicationView } from '#contract/application.ts'
import {
  type ApplicantState,
  isBeforeFiling,
  isDecidedState,
} from '#domain/application/applicant-state.ts'
import { documentTypes } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'

type View = z.output<typeof applicationView>
type LookedUp = AnswerOf<'POST /api/status-check'>
type Shared = LookedUp['application']

/** The status of an application, from either source. */
export type Standing = Omit<Shared, 'applicants' | 'cancellation'> &
  Readonly<{
    applicants: readonly StandingApplicant[]
    timeline: LookedUp['timeline']
    /** The refund is known only with access to the application. */
    cancellation: (NonNullable<Shared['cancellation']> & Readonly<{ refund?: number }>) | null
    /** In dollars; likewise. */
    totalPrice?: number
    /** Documents requested again, in the order in which they are named; likewise. */
    wanted: readonly Wanted[]
  }>

type ViewApplicant = View['applicants'][number]

/** A rejected document with its traveller and reason. */
export type Wanted = NonNullable<ViewApplicant['documents'][number]['rejection']> &
  Readonly<{
    applicantId: number
    name: string
    type: ViewApplicant['documents'][number]['documentType']
    /** The answer may be wrong instead, and can be corrected. */
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
  /** Known only with access to the application, like the reason of a decision. */
  filedAt: string | null
  stateReason: string | null
}>

type Known = 'filedAt' | 'stateReason'
type Named = Omit<StandingApplicant, 'name' | Known> &
  Partial<Pick<StandingApplicant, Known>> &
  Readonly<{ firstName: string; lastName: string }>

function applicantsOf(applicants: readonly Named[], language: Language): Standing['applicants'] {
  return applicants.map((each) => ({
    name: formatName(each, language),
    turn: each.turn,
    isLeaving: each.isLeaving,
    state: each.state,
    decidedAt: each.decidedAt,
    filedAt: each.filedAt ?? null,
    stateReason: each.stateReason ?? null,
  }))
}

/** From a look-up by reference and e-mail. */
export function standingOfLookup(
  { application, timeline }: LookedUp,
  language: Language,
): Standing {
  const { applicants, ...shared } = application
  return { ...shared, applicants: applicantsOf(applicants, language), timeline, wanted: [] }
}

/** From the complete application. */
export function standingOfView(view: View, language: Language): Standing {
  const { applicants, ...rest } = view
  return {
    ...rest,
    canDownload: view.approvalDocumentUrl !== null,
    applicants: applicantsOf(applicants, language),
    wanted: applicants
      .flatMap((each) => wantedOf(each, language))
      .sort((one, other) => documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type)),
  }
}

/** A traveller's documents requested again, unless decided. */
function wantedOf(applicant: ViewApplicant, language: Language): Wanted[] {
  if (applicant.turn.action !== 'upload') return []
  const mayCorrect = isBeforeFiling(applicant.state)
  const of = { applicantId: applicant.id, name: formatName(applicant, language) }
  return applicant.documents.flatMap(({ documentType: type, rejection }) =>
    rejection ? { ...of, ...rejection, type, mayCorrect } : [],
  )
}

type Reasoned = Pick<Standing, 'timeline'> &
  Readonly<{ applicants: readonly Pick<StandingApplicant, 'state' | 'stateReason'>[] }>

/** The reason staff gave for rejecting the whole, or everyone alike; null if none. */
export function rejectionReason({ timeline, applicants }: Reasoned): string | null {
  const said = timeline.findLast(({ status, note }) => status === 'rejected' && note)?.note
  if (said) return said
  const rejected = applicants.filter(({ state }) => state === 'rejected')
  const [reason = null, ...others] = new Set(rejected.map(({ stateReason }) => stateReason))
  return others.length === 0 ? reason : null
}

/** Everyone was withdrawn: cancelled, not rejected by anybody, although the status says so. */
export const isCancelled = ({ applicants }: Pick<Standing, 'applicants'>): boolean =>
  applicants.length > 0 && applicants.every(({ state }) => state === 'withdrawn')

/** Whether any traveller was filed. */
export const wasSubmitted = ({ timeline }: Pick<Standing, 'timeline'>): boolean =>
  timeline.some(({ status }) => status === 'processing' || status === 'filed')

/** Final: decided, cancelled or refunded. */
export const isEnded = (stage: Stage): stage is Ended => ends.some((end) => end === stage)

/** The deadline for the traveller, if any. */
export function answerBy({ applicants }: Pick<Standing, 'applicants'>): string | null {
  return applicants.find(({ turn }) => turn.turn === 'traveller')?.turn.by ?? null
}

const ends = ['approved', 'rejected', 'withdrawn', 'refunded'] as const
export type Ended = (typeof ends)[number]

/** Stages shown on the page. */
export const stages = [
  'payment',
  'documents',
  'review',
  'leaving',
  'asked',
  'questions',
  'checking',
  'deciding',
  'partly',
  ...ends,
] as const
export type Stage = (typeof stages)[number]

type StageInput = Pick<Standing, 'status' | 'paymentStatus' | 'completedAt' | 'applicants'>

export function stageOf({ status, paymentStatus, completedAt, applicants }: StageInput): Stage {
  if (isCancelled({ applicants })) return paymentStatus === 'refunded' ? 'refunded' : 'withdrawn'
  if (status === 'approved' || status === 'rejected') return status
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'needs_review') return 'review'
  const isLeaving = applicants.some((each) => each.isLeaving)
  if (isLeaving && applicants.every((each) => each.isLeaving || isDecidedState(each.state))) {
    return 'leaving'
  }
  // After the hand-over only rejected documents are requested.
  if (completedAt && applicants.some(({ turn }) => turn.action === 'upload')) return 'asked'
  if (completedAt && applicants.some(({ turn }) => turn.action === 'answer')) return 'questions'
  if (status === 'processing') {
    return isPartlyDecided(decisionsOf(applicants)) ? 'partly' : 'deciding'
  }
  if (paymentStatus === 'unpaid' && status === 'pending') return 'payment'
  return completedAt ? 'checking' : 'documents'
}

type Decided = Readonly<{ name: string; state: ApplicantState }>

/** The decisions of a group, with names in application order. */
type Decisions = Readonly<{
  approved: readonly string[]
  rejected: readonly string[]
  withdrawn: readonly string[]
  /** With the authority. */
  filed: readonly string[]
  /** Not filed yet. */
  ahead: readonly string[]
  /** Number of travellers without withdrawn ones. */
  total: number
}>

export function decisionsOf(applicants: readonly Decided[]): Decisions {
  const namesOf = (...states: ApplicantState[]) =>
    applicants.filter(({ state }) => states.includes(state)).map(({ name }) => name)
  const withdrawn = namesOf('withdrawn')
  return {
    approved: namesOf('approved'),
    rejected: namesOf('rejected'),
    withdrawn,
    filed: namesOf('filed'),
    ahead: namesOf('collecting', 'ready'),
    total: applicants.length - withdrawn.length,
  }
}

/** Some have a decision and others await one. */
export function isPartlyDecided(decisions: Decisions): boolean {
  const { approved, rejected, filed, ahead } = decisions
  return approved.length + rejected.length > 0 && filed.length + ahead.length > 0
}

/** Maximum names listed. */
const mostNamed = 3

/** The names to list, and the number of others: of five, three and 'two more'. */
export function sayable(names: readonly string[]): { named: readonly string[]; more: number } {
  const named = names.length > mostNamed + 1 ? names.slice(0, mostNamed) : names
  return { named, more: names.length - named.length }
}
