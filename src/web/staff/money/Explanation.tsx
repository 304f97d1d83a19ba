import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { maxExplanation } from '#domain/money/payout.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useMay, useMe } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'

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
  const tab = useTab(t('staff.money.payout.title'))
  const form = useSendingForm({
    first: () => ({ text: '' }),
    check: ({ text }) => ({ text: text.trim() === '' && t('staff.money.payout.explain.missing') }),
    send: ({ text }) =>
      call('PUT /api/admin/money/payouts/theirs/{id}/explanation', {
        params: { id },
        body: { text: text.trim() },
      }),
    onDone: () => {
      onClose()
      toast({ tone: 'success', title: t('staff.money.payout.explain.done') })
      void onChanged()
    },
  })
  return (
    <Dialog
      title={t('staff.money.payout.explain.title')}
      text={t('staff.money.payout.explain.text')}
      onClose={onClose}
    >
      <div className="mt-4">
        <SendingForm form={form} title={tab}>
          <TextField
            name="text"
            label={t('staff.money.payout.explain.why')}
            rows={2}
            autoComplete="off"
            maxLength={maxExplanation}
          />
          <DialogButtons onClose={onClose}>
            <Button type="submit" busy={form.sending.isBusy}>
              {t('staff.money.payout.explain.yes')}
            </Button>
          </DialogButtons>
        </SendingForm>
      </div>
    </Dialog>
  )
}
