import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import { fromDollars, toDollars } from '#domain/money/money.ts'
import type { RefundGround } from '#domain/money/refund.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import { IssuesProvider } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { readAmount, writeAmount } from '../parts/amount.ts'
import { nameOf } from '../parts/application/application.ts'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useSending } from '../parts/use-sending.ts'
import { AmountField } from './AmountField.tsx'
import type { RefundView } from './refund.ts'
import { problemsOf } from './refund.ts'

type RefundFormProps = Readonly<{
  proposal: NonNullable<RefundView['proposal']>
  ofRole: RefundView['ofRole']
  asked: Readonly<{ ground: RefundGround; requestedOn?: string; applicantId?: number }>
  onDone: () => void
  onBack: () => void
}>

const empty = { refundNote: '' }
const maxNote = 2000

/** How much is paid back: what the policy says or, with a reason, something else. */
export function RefundForm({ proposal, ofRole, asked, onDone, onBack }: RefundFormProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const confirmed = useConfirmed()
  const { basis, isBehind, refresh, refreshRelated } = useDetail()
  const { id, version } = basis
  const notes = useTypedFields(id, decisionForm('refund'), empty)
  const { refundNote } = useAll(notes)
  const [amount, setAmount] = useState(() =>
    writeAmount(fromDollars(Math.min(proposal.amount, ofRole?.left ?? proposal.amount))),
  )
  const [step, setStep] = useState<'edit' | 'confirm'>('edit')
  const [hasTried, setTried] = useState(false)
  const { send, isBusy, error } = useSending()

  const problems = problemsOf({ amount, note: refundNote }, proposal, ofRole?.left ?? null)
  const issues = problems.map((problem) => ({
    path: problem === 'note.required' ? 'refundNote' : 'amount',
    text: t(`staff.refund.${problem}`),
    severity: 'error' as const,
  }))
  const cents = readAmount(amount) ?? 0
  const note = refundNote.trim()
  const traveller = basis.applicants.find((each) => each.id === asked.applicantId)

  const ask = () => {
    setTried(true)
    if (problems.length === 0) setStep('confirm')
  }
  const pay = async () => {
    const body = { ...asked, amount: toDollars(cents), version, ...(note ? { note } : {}) }
    const isPaid = await send(async () => {
      try {
        await confirmed(() =>
          call('POST /api/admin/applications/{id}/refund', { params: { id }, body }),
        )
      } catch (reason) {
        if (reason instanceof ApiError && reason.code === 'application.changed') await refresh()
        throw reason
      }
    })
    setStep('edit')
    if (!isPaid) return
    emptied(notes, empty)
    toast({ tone: 'success', title: t('staff.refund.done') })
    refreshRelated()
    void refresh()
    onDone()
  }

  return (
    <IssuesProvider issues={hasTried ? issues : []}>
      {ofRole && (
        <Notice tone={ofRole.left > 0 ? 'info' : 'warning'}>
          {t('staff.refund.ofRole', {
            limit: formatPrice(fromDollars(ofRole.limit), language),
            left: formatPrice(fromDollars(ofRole.left), language),
          })}
        </Notice>
      )}
      <AmountField value={amount} onType={setAmount} />
      <FieldsProvider fields={notes}>
        <TextField
          name="refundNote"
          label={t('staff.refund.note')}
          hint={t('staff.refund.note.hint')}
          optional={!problems.includes('note.required')}
          rows={2}
          maxLength={maxNote}
        />
      </FieldsProvider>
      <ErrorNotice error={error} title={t('staff.refund.failed')} />
      {step === 'edit' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look={proposal.eligible ? 'primary' : 'secondary'}
            className={compact}
            aria-disabled={isBehind || undefined}
            onClick={isBehind ? undefined : ask}
          >
            {t('staff.refund.action')}
          </Button>
          <Button look="quiet" className={compact} onClick={onBack}>
            {t('staff.parts.back')}
          </Button>
          {isBehind && (
            <p className="w-full text-sm text-quiet">{t('staff.parts.changed.first')}</p>
          )}
        </div>
      ) : (
        <ConfirmStep
          title={t('staff.refund.confirm', { amount: formatPrice(cents, language) })}
          action={t('staff.refund.yes')}
          isBusy={isBusy}
          isGrave
          onYes={() => void pay()}
          onBack={() => setStep('edit')}
        >
          <p>{t('staff.refund.confirm.text', { email: basis.contactEmail })}</p>
          <p>
            {traveller
              ? t('staff.refund.confirm.traveller', { name: nameOf(traveller) })
              : t('staff.refund.confirm.whole')}
          </p>
        </ConfirmStep>
      )}
    </IssuesProvider>
  )
}
