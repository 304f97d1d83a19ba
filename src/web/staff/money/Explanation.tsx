import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { maxExplanation } from '#domain/money/payout.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { useMay, useMe } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'

export type TheirLine = AnswerOf<'GET /api/admin/money/payouts/theirs'>['items'][number]

type ExplanationProps = Readonly<{ line: TheirLine; onChanged: () => Promise<unknown> }>

/** Why a line may stay left over, by whom, or the way to say so. */
export function Explanation({ line, onChanged }: ExplanationProps) {
  const t = useTranslate()
  const [isAsked, ask] = useState(false)
  if (line.explained) {
    return <Explained id={line.id} explained={line.explained} onChanged={onChanged} />
  }
  return (
    <>
      <button type="button" className="link text-sm" onClick={() => ask(true)}>
        {t('staff.money.payout.explain')}
      </button>
      {isAsked && <ExplainDialog id={line.id} onClose={() => ask(false)} onChanged={onChanged} />}
    </>
  )
}

type ExplainedProps = Readonly<{
  id: string
  explained: NonNullable<TheirLine['explained']>
  onChanged: () => Promise<unknown>
}>

function Explained({ id, explained: { text, at, by }, onChanged }: ExplainedProps) {
  const t = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const may = useMay()
  const { error, isBusy, send } = useSending()
  const takeBack = () =>
    send(async () => {
      await call('DELETE /api/admin/money/payouts/theirs/{id}/explanation', { params: { id } })
      await onChanged()
    })
  return (
    <div className="text-sm">
      <p className="break-words">
        {text === null ? t('staff.money.payout.explain.erased') : <bdi>{text}</bdi>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-quiet">
        <span>
          {t('staff.money.payout.explain.by', { name: by.name, at: sayMoment(at, language) })}
        </span>
        {(by.id === me.id || may('setting.manage')) && (
          <button type="button" className="link" disabled={isBusy} onClick={() => void takeBack()}>
            {t('staff.money.payout.unexplain')}
          </button>
        )}
      </p>
      <ErrorNotice title={t('staff.money.payout.unexplain.failed')} error={error} />
    </div>
  )
}

type ExplainDialogProps = Readonly<{
  id: string
  onClose: () => void
  onChanged: () => Promise<unknown>
}>

function ExplainDialog({ id, onClose, onChanged }: ExplainDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  return (
    <ReasonDialog
      title={t('staff.money.payout.explain.title')}
      text={t('staff.money.payout.explain.text')}
      label={t('staff.money.payout.explain.why')}
      missing={t('staff.money.payout.explain.missing')}
      maxLength={maxExplanation}
      action={t('staff.money.payout.explain.yes')}
      send={(text) =>
        call('PUT /api/admin/money/payouts/theirs/{id}/explanation', {
          params: { id },
          body: { text },
        })
      }
      onDone={() => {
        toast({ tone: 'success', title: t('staff.money.payout.explain.done') })
        void onChanged()
      }}
      onClose={onClose}
    />
  )
}
