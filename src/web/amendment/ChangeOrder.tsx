import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import {
  type ProcessingType,
  processingTypes,
  type VisaType,
  visaTypes,
} from '#domain/application/choice.ts'
import { fromDollars } from '#domain/money/money.ts'
import { formatPrice } from '#phrases/format.ts'
import { phraseKey } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { company } from '../company.ts'
import { boxClass } from '../form/Field.tsx'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Change } from './change.ts'
import { asksMore, isChange, mayAmend } from './change.ts'
import { goToSupplement } from './go-to-supplement.ts'

type ChangeOrderProps = Readonly<{
  application: ApplicationView
  /** Something was changed meanwhile: whoever shows the application loads it again. */
  onChanged: () => void
}>

/**
 * Another kind of visa or another speed after paying, until somebody is filed: what it costs more and the
 * new date, then the way to the gateway. Draws nothing where the order can no longer be changed.
 */
export function ChangeOrder({ application, onChanged }: ChangeOrderProps) {
  const t = useTranslate()
  const { visaType, processingType } = application
  const [wanted, setWanted] = useState<Change>({ visaType, processingType })
  if (!mayAmend(application)) return null
  return (
    <>
      <p className="max-w-prose text-quiet">{t('status.change.lead')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Choose
          label={t('status.change.visa')}
          value={wanted.visaType}
          options={visaTypes.map((each) => [each, t(`status.visa.${each}`)])}
          onChoose={(chosen: VisaType) => setWanted({ ...wanted, visaType: chosen })}
        />
        <Choose
          label={t('status.change.speed')}
          value={wanted.processingType}
          options={processingTypes.map((each) => [each, t(`status.speed.${each}`)])}
          onChoose={(chosen: ProcessingType) => setWanted({ ...wanted, processingType: chosen })}
        />
      </div>
      {/* There from the beginning, so that what comes into it is read. */}
      <div aria-live="polite">
        {isChange(application, wanted) && (
          <Offer application={application} wanted={wanted} onChanged={onChanged} />
        )}
      </div>
    </>
  )
}

type ChooseProps<T extends string> = Readonly<{
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  onChoose: (value: T) => void
}>

function Choose<T extends string>({ label, value, options, onChoose }: ChooseProps<T>) {
  const id = useId()
  return (
    <label htmlFor={id} className="font-semibold">
      <span>{label}</span>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value)
          if (chosen) onChoose(chosen[0])
        }}
        className={boxClass(false, 'mt-1 font-normal')}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

type OfferProps = ChangeOrderProps & Readonly<{ wanted: Change }>

/** What the change costs, or why it cannot be had here. */
function Offer({ application, wanted, onChanged }: OfferProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, version } = application
  const query = useQuery({
    queryKey: ['amendment', id, version, wanted],
    queryFn: ({ signal }) =>
      call('GET /api/applications/{id}/amendment', {
        params: { id },
        query: wanted,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (query.error) {
    return (
      <Notice tone="error" role="alert" className="mt-4">
        {wordsOf(query.error, t)}
      </Notice>
    )
  }
  if (!data) return null
  if (data.whyNot) {
    return (
      <Notice tone="info" className="mt-4">
        <span>{`${t(phraseKey(`error.${data.whyNot}`))} `}</span>
        <LinkedText
          text={t('status.change.help', { email: linkSlot, reference: application.reference })}
          href={`mailto:${company.email}`}
        >
          {company.email}
        </LinkedText>
      </Notice>
    )
  }
  const say = (dollars: number) => formatPrice(fromDollars(dollars), language)
  const facts = [
    [t('status.change.expected'), sayDay(data.expectedBy, language)],
    [t('status.change.difference'), `+ ${say(data.difference)}`],
    [t('status.change.total'), say(data.pricing.totalPrice)],
  ] as const
  const isOpen = application.completedAt === null || asksMore(application, wanted)
  return (
    <div className={query.isPlaceholderData ? 'mt-4 opacity-60' : 'mt-4'}>
      <dl className="space-y-2">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
          >
            <dt className="text-quiet">{name}</dt>
            <dd className="figures font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && <p className="mt-2 text-sm text-quiet">{t('status.change.expected.documents')}</p>}
      {asksMore(application, wanted) && (
        <p className="mt-2 text-sm">{t('status.change.documents')}</p>
      )}
      <Pay
        label={t('status.change.pay', { amount: say(data.difference) })}
        isBehind={query.isPlaceholderData}
        onPay={() => goToSupplement(id, { ...wanted, amount: data.difference })}
        onFailed={onChanged}
      />
    </div>
  )
}

type PayProps = Readonly<{
  label: string
  /** The figures above are those of the wish before. */
  isBehind: boolean
  onPay: () => Promise<void>
  onFailed: () => void
}>

function Pay({ label, isBehind, onPay, onFailed }: PayProps) {
  const t = useTranslate()
  const [isLeaving, setLeaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // Whoever comes back by the button of the browser may find this page as it was left.
  useEffect(() => {
    const arrive = () => setLeaving(false)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  const pay = async () => {
    setLeaving(true)
    setError(null)
    try {
      await onPay()
    } catch (failure) {
      setLeaving(false)
      setError(failure)
      onFailed()
    }
  }
  return (
    <>
      {error !== null && (
        <Notice tone="error" role="alert" className="mt-4">
          {wordsOf(error, t)}
        </Notice>
      )}
      <Button
        className="mt-4 w-full sm:w-auto"
        busy={isLeaving}
        aria-disabled={isBehind || undefined}
        onClick={isBehind ? undefined : () => void pay()}
      >
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isLeaving && t('status.change.leaving')}
      </span>
    </>
  )
}
