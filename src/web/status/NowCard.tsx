import { useEffect, useRef } from 'react'
import { type Turn, turns } from '#domain/application/turn.ts'
import { answerToCorrect } from '#domain/document/contradiction.ts'
import { formatDollars } from '#phrases/format.ts'
import { LetAnotherPay } from '../api/LetAnotherPay.tsx'
import { PayButton } from '../api/PayButton.tsx'
import { correctionHash } from '../form/applicant/correction-link.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { SendLink } from '../link/SendLink.tsx'
import { pathTo } from '../paths.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { HorizonPicture } from '../ui/HorizonPicture.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { Words } from '../ui/Words.tsx'
import { DownloadVisa } from './DownloadVisa.tsx'
import { isOnlyToComplete, textOf, titleOf } from './now-words.ts'
import { StateReason, TurnBadge } from './StateBadge.tsx'
import {
  decisionsOf,
  isCancelled,
  rejectionReason,
  type Stage,
  type Standing,
  stageOf,
  type Wanted,
} from './standing.ts'
import type { Question } from './use-standing.ts'

type NowCardProps = Readonly<{
  standing: Standing
  /** Set if this browser has access to the application. */
  orderId: string | null
  /** Set after a look-up by reference and e-mail. */
  question: Question | null
  onChanged: () => void
  /** Further content above the action. */
  children?: Elements
}>

/** The current state in a sentence, and the one action. */
export function NowCard(props: NowCardProps) {
  const { standing, children } = props
  const t = useTranslate()
  const language = useLanguage()
  const stage = stageOf(standing)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const reason = stage === 'rejected' ? rejectionReason(standing) : null
  const hasVisa = decisionsOf(standing.applicants).approved.length > 0
  return (
    <Card className="overflow-hidden">
      {hasVisa && <HorizonPicture hour={stage === 'approved' ? 'morning' : 'sunrise'} rises />}
      <div className="p-4 sm:p-6">
        {stage === 'approved' && (
          <p lang="sw" className="mb-2 text-lg font-semibold text-ocean">
            Karibu Tanzania
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <span className="figures reads-ltr font-semibold">{standing.reference}</span>
          <StandingBadge standing={standing} />
        </div>
        <h2 id="standing-title" ref={heading} tabIndex={-1} className="mt-3 scroll-mt-6 text-xl">
          {titleOf(stage, standing, t, language)}
        </h2>
        {reason && (
          <div className="my-3">
            <StateReason reason={reason} />
          </div>
        )}
        <p className="mt-1 max-w-prose text-quiet">
          <Words>{textOf(stage, standing, t, language)}</Words>
        </p>
        <ComesBack {...standing} />
        {stage === 'asked' && <WantedList {...standing} />}
        <div className="mt-5 space-y-5 empty:hidden">
          {children}
          <NowAction {...props} stage={stage} />
        </div>
      </div>
    </Card>
  )
}

/** The refund as shown with the cancellation request; what was not paid by card is settled in writing. */
function ComesBack({ cancellation, paymentStatus }: Standing) {
  const t = useTranslate()
  const language = useLanguage()
  if (cancellation?.refund === undefined) return null
  const amount = formatDollars(cancellation.refund, language)
  const none = paymentStatus === 'unpaid' ? 'help.cancel.otherwise' : 'help.cancel.none'
  return (
    <p className="figures mt-3 font-semibold">
      {cancellation.refund > 0 ? t('help.cancel.back', { amount }) : t(none)}
    </p>
  )
}

/** The status if informative, otherwise who acts next: 'paid' is no news to the payer. */
function StandingBadge({ standing }: Readonly<{ standing: Standing }>) {
  const t = useTranslate()
  const { status } = standing
  if (isCancelled(standing)) return <Badge>{t('status.timeline.withdrawn')}</Badge>
  if (status !== 'pending' && status !== 'paid') {
    return <StatusBadge status={status} words={t(`status.state.${status}`)} />
  }
  return <TurnBadge turn={whoseTurnOf(standing.applicants)} />
}

const isGivenOut = (stage: Stage) =>
  stage === 'approved' || stage === 'partly' || stage === 'leaving'

const toDo = ['payment', 'documents', 'asked', 'questions'] as const
export const isForTraveller = (stage: Stage): stage is (typeof toDo)[number] =>
  toDo.some((each) => each === stage)

type NowActionProps = NowCardProps & Readonly<{ stage: Stage }>

function NowAction({ stage, standing, orderId, question, onChanged }: NowActionProps) {
  const t = useTranslate()
  const language = useLanguage()
  if (isGivenOut(stage) && standing.canDownload) {
    return <DownloadVisa standing={standing} question={orderId ? null : question} />
  }
  if (stage === 'rejected') return <AfterRejection isOwn={orderId !== null} />
  if (!isForTraveller(stage)) return null
  if (!orderId) {
    const place = stage === 'asked' ? 'documents' : stage
    return (
      <div className="space-y-3">
        <p className="text-sm">{t(`status.now.${place}.elsewhere`)}</p>
        {question && <SendLink {...question} look="primary" />}
      </div>
    )
  }
  if (stage === 'payment') {
    const { totalPrice } = standing
    if (totalPrice === undefined) return null
    return (
      <div className="flex flex-wrap gap-3">
        <PayButton applicationId={standing.id} totalPrice={totalPrice} onPaid={onChanged} />
        <LetAnotherPay applicationId={standing.id} />
      </div>
    )
  }
  return (
    <ButtonLink href={pathTo('documents', language, { orderId, applicationId: standing.id })}>
      {t(documentsAction(stage, standing))}
    </ButtonLink>
  )
}

/** After a rejection: a new application, and the refund if not shown above. */
function AfterRejection({ isOwn }: Readonly<{ isOwn: boolean }>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={pathTo('application', language)}>
        {t('status.now.rejected.again')}
      </ButtonLink>
      {!isOwn && (
        <ButtonLink look="secondary" href={pathTo('refundPolicy', language)}>
          {t('status.now.rejected.refund')}
        </ButtonLink>
      )}
    </div>
  )
}

function documentsAction(stage: 'documents' | 'asked' | 'questions', standing: Standing) {
  if (stage !== 'documents') return `status.now.${stage}.action` as const
  return isOnlyToComplete(standing) ? 'status.now.documents.finish' : 'status.now.documents.action'
}

/** Who acts next for the application: with several travellers, one awaiting an answer comes first. */
function whoseTurnOf(applicants: readonly Readonly<{ turn: Readonly<{ turn: Turn }> }>[]): Turn {
  return turns.find((turn) => applicants.some((each) => each.turn.turn === turn)) ?? 'nobody'
}

/** Documents requested again with the reason; if an answer may be wrong instead, a way to correct it. */
function WantedList({ wanted, applicants }: Pick<Standing, 'wanted' | 'applicants'>) {
  const t = useTranslate()
  return (
    <ul className="mt-4 space-y-3 empty:hidden">
      {wanted.map((each) => (
        <li key={`${each.applicantId} ${each.type}`} className="rounded-field bg-sunken px-3 py-2">
          <p className="font-semibold">
            <span>{t(`document.type.${each.type}`)}</span>
            {applicants.length > 1 && (
              <>
                <span>{'\u00A0· '}</span>
                <bdi>{each.name}</bdi>
              </>
            )}
          </p>
          <p>{t(`document.reason.${each.reason}`)}</p>
          {each.note && (
            <p className="whitespace-pre-line">
              <bdi>{each.note}</bdi>
            </p>
          )}
          <Correct wanted={each} />
        </li>
      ))}
    </ul>
  )
}

function Correct({ wanted: { applicantId, type, reason, mayCorrect } }: { wanted: Wanted }) {
  const t = useTranslate()
  const field = answerToCorrect(type, reason)
  if (!mayCorrect || !field) return null
  return (
    <a
      href={correctionHash(applicantId, field)}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {t('document.reason.correct')}
    </a>
  )
}
