import type * as z from 'zod/mini'
import type { AnswerOf } from '#client/route.ts'
import type { applicationView } from '#contract/application.ts'

type View = z.output<typeof applicationView>
type LookedUp = AnswerOf<'POST /api/status-check'>
type Shared = LookedUp['application']

/** How an application stands, however it was found; `full` only for who may act for it. */
export type Standing = Omit<Shared, 'applicants'> &
  Readonly<{
    applicants: readonly StandingApplicant[]
    timeline: LookedUp['timeline']
    full: Readonly<{
      orderId: string
      totalPrice: number
      agreementPdfUrl: string | null
    }> | null
  }>

type SharedApplicant = Shared['applicants'][number]
export type Turn = SharedApplicant['turn']

export type StandingApplicant = Readonly<{
  name: string
  turn: Turn
  state: SharedApplicant['state']
  decidedAt: string | null
  /** Known only to whoever may act for the application. */
  full: Readonly<{
    id: number
    filedAt: string | null
    stateReason: string | null
    visaDocumentUrl: string | null
  }> | null
}>

type Named = SharedApplicant & Partial<StandingApplicant['full'] & object>

function applicantsOf(applicants: readonly Named[]): Standing['applicants'] {
  return applicants.map((applicant) => {
    const { firstName, lastName, turn, state, decidedAt, id } = applicant
    const { filedAt = null, stateReason = null, visaDocumentUrl = null } = applicant
    return {
      ...{ turn, state, decidedAt },
      name: [firstName, lastName].filter(Boolean).join(' '),
      full: id === undefined ? null : { id, filedAt, stateReason, visaDocumentUrl },
    }
  })
}

/** From reference and e-mail. */
export function standingOfLookup({ application, timeline }: LookedUp): Standing {
  const { applicants, ...shared } = application
  return { ...shared, applicants: applicantsOf(applicants), timeline, full: null }
}

/** From the order id. */
export function standingOfView(view: View): Standing {
  const { applicants, timeline, paymentOrderId, ...rest } = view
  return {
    ...rest,
    canDownload: view.approvalDocumentUrl !== null,
    applicants: applicantsOf(applicants),
    timeline,
    full: {
      orderId: paymentOrderId,
      totalPrice: view.totalPrice,
      agreementPdfUrl: view.agreementPdfUrl,
    },
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
  'approved',
  'rejected',
  'refunded',
] as const
export type Stage = (typeof stages)[number]

type StageInput = Pick<Standing, 'status' | 'paymentStatus' | 'completedAt' | 'applicants'>

export function stageOf({ status, paymentStatus, completedAt, applicants }: StageInput): Stage {
  if (status === 'approved' || status === 'rejected') return status
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'needs_review') return 'review'
  // After the handing over only what staff rejected is wanted again.
  if (completedAt && applicants.some(({ turn }) => turn.action === 'upload')) return 'asked'
  if (status === 'processing') return 'deciding'
  if (paymentStatus === 'unpaid' && status === 'pending') return 'payment'
  return completedAt ? 'checking' : 'documents'
}
