import type * as z from 'zod/mini'
import type { AnswerOf } from '#client/route.ts'
import type { applicationView } from '#contract/application.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
import { decisionsOf, isPartlyDecided } from './decisions.ts'

type View = z.output<typeof applicationView>
type LookedUp = AnswerOf<'POST /api/status-check'>
type Shared = LookedUp['application']

/** How an application stands, however it was found. */
export type Standing = Omit<Shared, 'applicants'> &
  Readonly<{
    applicants: readonly StandingApplicant[]
    timeline: LookedUp['timeline']
  }>

type SharedApplicant = Shared['applicants'][number]
export type Turn = SharedApplicant['turn']

export type StandingApplicant = Readonly<{
  name: string
  turn: Turn
  state: SharedApplicant['state']
  decidedAt: string | null
  /** Known only to whoever may act for the application. */
  filedAt: string | null
}>

type Named = Omit<StandingApplicant, 'name' | 'filedAt'> &
  Readonly<{ firstName: string; lastName: string; filedAt?: string | null }>

function applicantsOf(applicants: readonly Named[], language: Language): Standing['applicants'] {
  return applicants.map(({ turn, state, decidedAt, filedAt = null, ...person }) => ({
    name: formatName(person, language),
    turn,
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
  return { ...shared, applicants: applicantsOf(applicants, language), timeline }
}

/** From the whole application. */
export function standingOfView(view: View, language: Language): Standing {
  const { applicants, ...rest } = view
  return {
    ...rest,
    canDownload: view.approvalDocumentUrl !== null,
    applicants: applicantsOf(applicants, language),
  }
}

/** The day by which the traveller is asked to act, where one is named. */
export function answerBy({ applicants }: Pick<Standing, 'applicants'>): string | null {
  return applicants.find(({ turn }) => turn.turn === 'traveller')?.turn.by ?? null
}

/** Where an application stands, as the page tells it. */
export const stages = [
  'payment',
  'documents',
  'review',
  'asked',
  'checking',
  'deciding',
  'partly',
  'approved',
  'rejected',
  'withdrawn',
  'refunded',
] as const
export type Stage = (typeof stages)[number]

type StageInput = Pick<Standing, 'status' | 'paymentStatus' | 'completedAt' | 'applicants'>

export function stageOf({ status, paymentStatus, completedAt, applicants }: StageInput): Stage {
  const isLeft = applicants.length > 0 && applicants.every(({ state }) => state === 'withdrawn')
  if (isLeft) return paymentStatus === 'refunded' ? 'refunded' : 'withdrawn'
  if (status === 'approved' || status === 'rejected') return status
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'needs_review') return 'review'
  // After the handing over only what staff rejected is wanted again.
  if (completedAt && applicants.some(({ turn }) => turn.action === 'upload')) return 'asked'
  if (status === 'processing') {
    return isPartlyDecided(decisionsOf(applicants)) ? 'partly' : 'deciding'
  }
  if (paymentStatus === 'unpaid' && status === 'pending') return 'payment'
  return completedAt ? 'checking' : 'documents'
}
