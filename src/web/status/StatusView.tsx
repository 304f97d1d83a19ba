import { useState } from 'react'
import { workPage } from '../api/work-page.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { LookupForm } from './LookupForm.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { StatusResult } from './StatusResult.tsx'
import { StopReminders } from './StopReminders.tsx'
import { useChatReference } from './use-chat-reference.ts'
import { useOpening } from './use-opening.ts'
import { type Question, type Source, useStanding } from './use-standing.ts'

/** The form, and how the application stands; whoever comes by a link sees the standing first. */
function StatusView() {
  const t = useTranslate()
  const opened = useOpening()
  const [question, setQuestion] = useState<Question | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const source = sourceOf(question, chosen ?? opened.orderId ?? null)
  const standing = useStanding(source)
  useChatReference(standing.data?.reference)
  const isByLink = source?.kind === 'order' && !(opened.isByReference && !chosen)
  const ownOrderId = opened.own.find(({ id }) => id === standing.data?.id)?.orderId ?? null
  const ask = (next: Question) => {
    const isSame = next.applicationId === question?.applicationId && next.email === question?.email
    if (isSame) void standing.refetch()
    else setQuestion(next)
  }
  const result = source && (
    <StatusResult
      key={source.kind === 'order' ? source.orderId : JSON.stringify(source.question)}
      standing={standing}
      orderId={source.kind === 'order' ? source.orderId : ownOrderId}
      question={source.kind === 'question' ? source.question : null}
    />
  )
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('status.title')}</h1>
      <p className="mt-1 text-quiet">{t('status.lead')}</p>
      {opened.stopsReminders && opened.orderId && <StopReminders orderId={opened.orderId} />}
      <div className="mt-6 flex flex-col gap-8">
        {isByLink && result}
        <LookupForm
          title={isByLink ? t('status.form.another') : null}
          prefill={opened.prefill}
          reference={isByLink || opened.isByReference ? (standing.data?.reference ?? null) : null}
          isBusy={source?.kind === 'question' && standing.isFetching}
          onAsk={ask}
        />
        {!isByLink && result}
        {!source && opened.own.length > 0 && (
          <OwnApplications items={opened.own} onChoose={setChosen} />
        )}
      </div>
    </>
  )
}

function sourceOf(question: Question | null, orderId: string | null): Source | null {
  if (question) return { kind: 'question', question }
  return orderId ? { kind: 'order', orderId } : null
}

export const StatusPage = workPage(StatusView, { column: 'max-w-[46rem]' })
