import { useCallback, useEffect, useState } from 'react'
import { ApiError, isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { formatDollars } from '#phrases/format.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { wordsOf } from '../api/error.ts'
import { loadApplication } from '../api/load-application.ts'
import { orderedLines } from '../api/ordered-lines.ts'
import { postToGateway } from '../api/post-to-gateway.ts'
import { useRequest } from '../api/use-request.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useName } from '../i18n/use-name.ts'
import { pathTo } from '../paths.ts'
import { useRules } from '../rules.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { linkSlot } from '../ui/LinkedText.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { Frame } from './Frame.tsx'
import { PriceLines } from './PriceLines.tsx'
import { DecisionDay, RefundLine } from './payment/ExpectedDecision.tsx'
import type { Known } from './start.ts'
import { type Payer, pay } from './submit.ts'
import { emptyBilling, mailboxOf, type WizardValues } from './values.ts'

type View = AnswerOf<'GET /api/status'>

export type KnownApplicationProps = Readonly<{
  known: Known
  /** The answers may have changed since it was made of them. */
  isOther: boolean
  /** Its original answers, if available here. */
  values: WizardValues | null
  /** Submits the same answers as a new application; null if unavailable. */
  onAgain: (() => Promise<void>) | null
  onNew: () => Promise<void>
}>

/** A submitted application that awaits payment or documents. */
export function KnownApplication(props: KnownApplicationProps) {
  const { known, onNew } = props
  const load = useCallback(() => loadApplication(known.orderId), [known.orderId])
  const loaded = useLoaded(load)
  const view = loaded.state === 'ready' ? loaded.value : null
  const paymentStatus = view?.paymentStatus ?? known.paymentStatus
  useTitle(known.reference)
  if (paymentStatus === 'unpaid') {
    return <Waiting {...props} view={view} isFailed={loaded.state === 'failed'} />
  }
  return <Paid known={known} isReviewed={paymentStatus === 'needs_review'} onNew={onNew} />
}

type WaitingProps = Omit<KnownApplicationProps, 'onNew'> &
  Readonly<{ view: View | null; isFailed: boolean }>

function Waiting({ known, isOther, values, onAgain, view, isFailed }: WaitingProps) {
  const t = useTranslate()
  const { isBusy, problem, start } = usePayment(payerOf(known, view, values), known)
  const again = useRequest(async () => onAgain?.())
  const language = useLanguage()
  return (
    <Frame step="payment">
      <div className="mx-auto max-w-form">
        <h2 className="text-2xl">
          <Named words={t('apply.waiting.title', { reference: linkSlot })} known={known} />
        </h2>
        <p className="mt-2 text-quiet">{t('apply.waiting.lead')}</p>
        {isOther && (
          <Notice tone="warning" role="alert" title={t('apply.waiting.other')} className="mt-6">
            {t('apply.waiting.again.text')}
          </Notice>
        )}
        {isFailed ? (
          <Notice tone="warning" className="mt-6">
            {t('apply.waiting.failed')}
          </Notice>
        ) : (
          <Card className="mt-6 p-4 sm:p-5">
            {view ? <Summary view={view} /> : <Skeleton className="h-40 w-full" />}
          </Card>
        )}
        {view && (
          <div className="mt-6 space-y-3">
            <DecisionDay speed={view.processingType} travellers={view.applicants} />
            <RefundLine speed={view.processingType} />
          </div>
        )}
        <Problem text={problem} title={t('apply.failed.payment.title')} />
        <Button className="mt-6 w-full sm:w-auto" busy={isBusy} onClick={() => void start()}>
          {view
            ? t('apply.pay.proceed', { price: formatDollars(view.totalPrice, language) })
            : t('apply.waiting.pay')}
        </Button>
        <p className="mt-2 text-sm text-quiet">{t('apply.pay.note')}</p>
        {onAgain && (
          <div className="mt-8 border-t border-line pt-5">
            <p className="text-sm text-quiet">{t('apply.waiting.again.text')}</p>
            <ErrorNotice error={again.error} className="mt-4" />
            <Button
              look="secondary"
              className="mt-3"
              busy={again.isBusy || again.isDone}
              onClick={() => again.start()}
            >
              {t('apply.waiting.again')}
            </Button>
          </div>
        )}
      </div>
    </Frame>
  )
}

function Summary({ view }: Readonly<{ view: View }>) {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const rules = useRules()
  const own = rules.version === view.rulesVersion ? rules : null
  return (
    <dl className="figures space-y-2 text-sm">
      <div>
        <dt className="text-quiet">{t('apply.visaType.label')}</dt>
        <dd>{t(`apply.visaType.${view.visaType}`)}</dd>
      </div>
      <div>
        <dt className="text-quiet">{t('apply.waiting.travellers')}</dt>
        <dd>
          <ul>
            {view.applicants.map((person) => (
              <li key={person.id}>
                <bdi>{nameOf(person)}</bdi>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <PriceLines lines={orderedLines(view, own)} chosen={view} />
      <div className="flex justify-between border-t border-line pt-3 text-base font-bold">
        <dt>{t('apply.price.total')}</dt>
        <dd>{formatDollars(view.totalPrice, language)}</dd>
      </div>
    </dl>
  )
}

function Paid({
  known,
  isReviewed,
  onNew,
}: Pick<KnownApplicationProps, 'known' | 'onNew'> & Readonly<{ isReviewed: boolean }>) {
  const t = useTranslate()
  const language = useLanguage()
  const begin = useRequest(onNew)
  const { orderId, id } = known
  return (
    <Frame step={isReviewed ? 'payment' : 'documents'}>
      <div className="mx-auto max-w-form">
        <h2 className="text-2xl">
          <Named
            known={known}
            words={
              isReviewed
                ? t('apply.paid.review.title', { reference: linkSlot })
                : t('apply.paid.title', { reference: linkSlot })
            }
          />
        </h2>
        <p className="mt-2 text-quiet">
          {isReviewed ? t('apply.paid.review.lead') : t('apply.paid.lead')}
        </p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          {!isReviewed && (
            <ButtonLink href={pathTo('documents', language, { orderId, applicationId: id })}>
              {t('apply.paid.documents')}
            </ButtonLink>
          )}
          <ButtonLink look="secondary" href={pathTo('status', language, { orderId })}>
            {t('apply.paid.status')}
          </ButtonLink>
        </div>
        <div className="mt-8 border-t border-line pt-5">
          <ErrorNotice error={begin.error} className="mt-4" />
          <Button
            look="secondary"
            busy={begin.isBusy || begin.isDone}
            onClick={() => begin.start()}
          >
            {t('apply.paid.new')}
          </Button>
        </div>
      </div>
    </Frame>
  )
}

/** A sentence with the reference, kept on one line. */
function Named({ words, known }: Readonly<{ words: string; known: Known }>) {
  const [before, after] = words.split(linkSlot)
  return (
    <>
      {before && <span>{before}</span>}
      <span className="whitespace-nowrap">{known.reference}</span>
      {after && <span>{after}</span>}
    </>
  )
}

function Problem({ text, title }: Readonly<{ text: string | null; title?: string }>) {
  if (!text) return null
  return (
    <Notice tone="error" role="alert" title={title} className="mt-4">
      {text}
    </Notice>
  )
}

function payerOf(known: Known, view: View | null, values: WizardValues | null): Payer {
  const contact = view ?? values?.details
  const [first] = view?.applicants ?? []
  const fromView = {
    ...emptyBilling(),
    name: view?.contactName ?? '',
    country: first?.residentialCountry ?? '',
    street: first?.residentialAddress ?? '',
    city: first?.residentialCity ?? '',
  }
  return {
    id: known.id,
    email: contact ? mailboxOf(contact) : '',
    phone: contact?.contactPhone.trim() ?? '',
    billing: values?.billing.country ? values.billing : fromView,
  }
}

function usePayment(payer: Payer, known: Known) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const start = async () => {
    setBusy(true)
    setProblem(null)
    try {
      postToGateway(await pay(payer, call))
    } catch (error) {
      if (isCode(error, 'payment.already-paid')) {
        const { orderId, id } = known
        location.assign(pathTo('documents', language, { orderId, applicationId: id }))
        return
      }
      setBusy(false)
      setProblem(error instanceof ApiError ? wordsOf(error, t) : t('apply.failed.payment.text'))
      const title = t('apply.failed.payment.title')
      toast({ title, text: t('apply.failed.payment.text'), tone: 'error' })
    }
  }
  return { isBusy, problem, start }
}

function useTitle(reference: string): void {
  const t = useTranslate()
  useEffect(() => {
    document.title = `${reference} · ${t('apply.header.title')}`
  }, [reference, t])
}
