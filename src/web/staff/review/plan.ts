import {
  isBeforeFiling,
  lacksNumber,
  needsReason,
  statusNeedsReason,
} from '#domain/application/applicant-state.ts'
import type { Application } from '../parts/application/application.ts'
import { type Choice, closedBy, closedForAll, whomItMeans } from './choices.ts'

export const unsaid = { reason: '', message: '', portalNumber: '', override: '' }
export type Said = typeof unsaid

/** What a decision brings about, said before it is made. */
export type Consequence = 'letter' | 'visa-letter' | 'message' | 'paid-by-hand' | 'visa-gone'

/** What the visa document that waits for them means: see useApprovalDocument. */
type Waiting = Readonly<{ isOwn: boolean; isUnmatched: boolean }>

/** Everything that follows from what somebody chose, before a word of it is typed. */
export type Plan = ReturnType<typeof planOf>

export function planOf(application: Application, choice: Choice, visa: Waiting) {
  const { who, to } = choice
  const isApproval = to === 'approved'
  const about = whomItMeans(choice, application)
  const mismatch = isApproval && visa.isOwn ? ('approval.names-missing' as const) : null
  const isForTraveller = to === 'rejected' || to === 'withdrawn'
  const wasApproved = who === 'all' ? application.status === to : who.state === to
  const shared = {
    about,
    isApproval,
    /** A visa that stands may be sent once more; of who is approved only a newer one is news. */
    wantsFile: isApproval && (wasApproved || about.some((each) => each.visa === null)),
  }
  if (who === 'all') {
    const closed = closedForAll(application, to) ?? mismatch
    return {
      ...shared,
      closed,
      /** Whom the reason is for; `isReasoned`: it has to be given. What is against a rule is explained by it. */
      reasonFor: 'colleagues' as const,
      isReasoned: closed !== null || statusNeedsReason(application.status, to),
      isFiling: false,
      isNumbered: false,
      isGrave: to === 'rejected' || application.status === 'approved',
      isAsked: true,
    }
  }
  const closed = closedBy(who, to) ?? mismatch
  const wasVisa = who.state === 'approved'
  return {
    ...shared,
    closed,
    reasonFor: isForTraveller ? ('traveller' as const) : ('colleagues' as const),
    isReasoned: needsReason(who.state, to),
    isFiling: to === 'filed',
    /** The portal gave a number, or it is said why not. */
    isNumbered: to === 'filed' && isBeforeFiling(who.state),
    isGrave: isForTraveller || wasVisa,
    // It can be undone: asked is only what goes against a rule, a page nobody has compared, a visa that is taken away.
    isAsked: wasVisa || closed !== null || (isApproval && visa.isUnmatched),
  }
}

export function missingIn({ who, to }: Choice, { closed, isReasoned }: Plan, said: Said) {
  const reason = said.reason.trim()
  const missing = { override: false, reason: isReasoned && !reason, portalNumber: false }
  if (who === 'all') return missing
  const portalNumber = said.portalNumber.trim() || who.portalNumber
  return {
    ...missing,
    override: closed !== null && !said.override.trim(),
    portalNumber: lacksNumber(who.state, to, { portalNumber, reason }),
  }
}

export function consequencesOf(
  { status, paymentStatus }: Pick<Application, 'status' | 'paymentStatus'>,
  { who, to }: Choice,
  said: Pick<Said, 'message'>,
): readonly Consequence[] {
  const isPaidByHand =
    who === 'all' && status === 'pending' && paymentStatus === 'unpaid' && to !== 'rejected'
  const wasApproved = (who === 'all' ? status : who.state) === 'approved'
  const consequences: readonly (Consequence | false)[] = [
    to === 'approved' ? 'visa-letter' : 'letter',
    said.message.trim() !== '' && 'message',
    isPaidByHand && 'paid-by-hand',
    wasApproved && to !== 'approved' && 'visa-gone',
  ]
  return consequences.filter((each) => each !== false)
}

type Sent = Readonly<{ version: number; visaDocumentId: string | undefined; hasCompared: boolean }>

/** What is sent of it; what is empty is left out. */
export function formOf({ who, to }: Choice, said: Said, sent: Sent): FormData {
  const reason = said.reason.trim()
  const about =
    who === 'all'
      ? { status: to, adminNotes: reason }
      : {
          decision: to,
          reason,
          portalNumber: said.portalNumber.trim(),
          override: said.override.trim(),
        }
  const fields = {
    ...about,
    travellerMessage: said.message.trim(),
    version: String(sent.version),
    namesConfirmed: sent.hasCompared ? 'true' : '',
    visaDocumentId: sent.visaDocumentId ?? '',
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
  return form
}
