import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'
import { fromDollars } from '#domain/money/money.ts'
import { formatPrice } from '#phrases/format.ts'
import { phraseKey } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import { IssuesProvider } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { compact } from '../parts/looks.ts'
import { useSending } from '../parts/use-sending.ts'
import { orderWords } from './order-words.ts'

export type AmendmentOffer = AnswerOf<'GET /api/admin/applications/{id}/amendment'>

type AmendFormProps = Readonly<{
  offer: AmendmentOffer
  wanted: OrderChoice
  /** The figures are of another wish; those of this one are on their way. */
  isOld: boolean
  onDone: () => void
}>

const empty = { amendReason: '' }
const maxReason = 2000

/** What a change gives back, why it is made, and the question once more before it is. */
export function AmendForm({ offer, wanted, isOld, onDone }: AmendFormProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const confirmed = useConfirmed()
  const { basis, isBehind, refresh, refreshRelated } = useDetail()
  const { id, version } = basis
  const fields = useTypedFields(id, decisionForm('amend'), empty)
  const reason = useAll(fields).amendReason.trim()
  const [step, setStep] = useState<'edit' | 'confirm'>('edit')
  const [hasTried, setTried] = useState(false)
  const { send, isBusy, error } = useSending()
  const money = (dollars: number) => formatPrice(fromDollars(dollars), language)

  if (offer.whyNot && !isOld) {
    return <Notice tone="info">{t(phraseKey(`error.${offer.whyNot}`))}</Notice>
  }
  const issues = reason
    ? []
    : [
        {
          path: 'amendReason',
          text: t('staff.refund.change.reason.required'),
          severity: 'error' as const,
        },
      ]
  const isClosed = isBehind || isOld
  const ask = () => {
    setTried(true)
    if (reason) setStep('confirm')
  }
  const change = async () => {
    const isMade = await send(async () => {
      try {
        await confirmed(() =>
          call('POST /api/admin/applications/{id}/amendment', {
            params: { id },
            body: { ...wanted, reason, version },
          }),
        )
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'application.changed') await refresh()
        throw failure
      }
    })
    setStep('edit')
    if (!isMade) return
    emptied(fields, empty)
    toast({ tone: 'success', title: t('staff.refund.change.done') })
    refreshRelated()
    void refresh()
    onDone()
  }

  return (
    <IssuesProvider issues={hasTried ? issues : []}>
      <OfferFacts offer={offer} isOld={isOld} />
      <FieldsProvider fields={fields}>
        <TextField
          name="amendReason"
          label={t('staff.refund.change.reason')}
          hint={t('staff.refund.change.reason.hint')}
          rows={2}
          maxLength={maxReason}
        />
      </FieldsProvider>
      <ErrorNotice error={error} title={t('staff.refund.change.failed')} />
      {step === 'edit' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            className={compact}
            aria-disabled={isClosed || undefined}
            onClick={isClosed ? undefined : ask}
          >
            {t('staff.refund.change.action')}
          </Button>
          <Button look="quiet" className={compact} onClick={onDone}>
            {t('staff.parts.back')}
          </Button>
          {isBehind && (
            <p className="w-full text-sm text-quiet">{t('staff.parts.changed.first')}</p>
          )}
        </div>
      ) : (
        <ConfirmStep
          title={t('staff.refund.change.confirm', { order: orderWords(wanted, language, t) })}
          action={t('staff.refund.change.yes')}
          isBusy={isBusy}
          isGrave
          onYes={() => void change()}
          onBack={() => setStep('edit')}
        >
          {t('staff.refund.change.confirm.text', {
            amount: money(offer.refund),
            email: basis.contactEmail,
          })}
        </ConfirmStep>
      )}
    </IssuesProvider>
  )
}

function OfferFacts({ offer, isOld }: Readonly<{ offer: AmendmentOffer; isOld: boolean }>) {
  const t = useTranslate()
  const language = useLanguage()
  const money = (dollars: number) => formatPrice(fromDollars(dollars), language)
  const { difference, refund, fee, expectedBy, pricing } = offer
  return (
    <div aria-busy={isOld || undefined} className={isOld ? 'opacity-60' : ''}>
      <Facts
        facts={[
          { name: t('staff.refund.change.difference'), value: `− ${money(-difference)}` },
          { name: t('staff.refund.change.fee'), value: refund > 0 && `− ${money(fee)}` },
          {
            name: t('staff.refund.change.refund'),
            value: <span className="font-semibold">{money(refund)}</span>,
          },
          { name: t('staff.refund.change.total'), value: money(pricing.totalPrice) },
          { name: t('staff.refund.change.due'), value: sayDay(expectedBy, language) },
        ]}
      />
    </div>
  )
}
