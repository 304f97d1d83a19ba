import { useEffect, useRef } from 'react'
import { authorityDays } from '#domain/application/speed.ts'
import type { Translate } from '#phrases/translate.ts'
import { PayButton } from '../api/PayButton.tsx'
import { company } from '../company.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { DownloadVisa } from './DownloadVisa.tsx'
import { answerBy, type Stage, type Standing, stageOf } from './standing.ts'
import type { Question } from './use-standing.ts'

type NowCardProps = Readonly<{
  standing: Standing
  orderId: string | null
  question: Question | null
  onChanged: () => void
}>

/** What goes on now, in a sentence, and the one thing to do about it. */
export function NowCard({ standing, orderId, question, onChanged }: NowCardProps) {
  const t = useTranslate()
  const say = useDay()
  const stage = stageOf(standing)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <span className="figures reads-ltr font-semibold">{standing.reference}</span>
        <StatusBadge status={standing.status} words={t(`status.state.${standing.status}`)} />
      </div>
      <h2 id="standing-title" ref={heading} tabIndex={-1} className="mt-3 scroll-mt-6 text-xl">
        {t(`status.now.${stage}.title`)}
      </h2>
      <p className="mt-1 max-w-prose text-quiet">{textOf(stage, standing, t, say)}</p>
      <div className="mt-5 space-y-3 empty:hidden">
        <NowAction
          stage={stage}
          standing={standing}
          orderId={orderId}
          question={question}
          onChanged={onChanged}
        />
      </div>
    </Card>
  )
}

type NowActionProps = NowCardProps & Readonly<{ stage: Stage }>

function NowAction({ stage, standing, orderId, question, onChanged }: NowActionProps) {
  const t = useTranslate()
  const language = useLanguage()
  if (stage === 'approved' && standing.canDownload) {
    return <DownloadVisa standing={standing} question={orderId ? null : question} />
  }
  if (stage !== 'payment' && stage !== 'documents' && stage !== 'asked') return null
  if (!orderId) {
    const place = stage === 'payment' ? 'payment' : 'documents'
    return <p className="text-sm">{t(`status.now.${place}.elsewhere`)}</p>
  }
  if (stage === 'payment') {
    return (
      <PayButton
        application={{ id: standing.id, orderId }}
        label={t('status.now.payment.action')}
        onPaid={onChanged}
      />
    )
  }
  return (
    <ButtonLink href={pathTo('documents', language, { orderId, applicationId: standing.id })}>
      {t(documentsAction(stage, standing))}
    </ButtonLink>
  )
}

function documentsAction(stage: 'documents' | 'asked', standing: Standing) {
  if (stage === 'asked') return 'status.now.asked.action'
  return isOnlyToComplete(standing) ? 'status.now.documents.finish' : 'status.now.documents.action'
}

function isOnlyToComplete({ applicants }: Standing): boolean {
  return applicants.length > 0 && applicants.every(({ turn }) => turn.action === 'complete')
}

function useDay(): (day: string) => string {
  const language = useLanguage()
  return (day) => sayDay(day, language)
}

function textOf(
  stage: Stage,
  standing: Standing,
  t: Translate,
  say: (day: string) => string,
): string {
  const { expectedBy, reference } = standing
  if (stage === 'documents' || stage === 'asked') {
    if (stage === 'documents' && isOnlyToComplete(standing)) {
      return t('status.now.documents.complete')
    }
    const by = answerBy(standing)
    return by ? t(`status.now.${stage}.text.by`, { day: say(by) }) : t(`status.now.${stage}.text`)
  }
  if (stage === 'checking' && expectedBy) {
    return t('status.now.checking.text.by', { day: say(expectedBy) })
  }
  return t(`status.now.${stage}.text`, {
    days: authorityDays,
    email: company.email,
    reference,
  })
}
