import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { isOfExtras, isSameChoice } from '#domain/money/amendment.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDollars, isolated, sentenceGap } from '#phrases/format.ts'
import { phraseKey } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { RulesOf } from '../api/RulesOf.tsx'
import { useLeavingToPay } from '../api/use-leaving-to-pay.ts'
import { company } from '../company.ts'
import { ExtraFields } from '../form/ExtraFields.tsx'
import { createFields, FieldsProvider, useAll } from '../form/fields.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { readyWords } from '../i18n/ready-words.ts'
import { Button } from '../ui/Button.tsx'
import { Fact } from '../ui/FactList.tsx'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Notice } from '../ui/Notice.tsx'
import { asksMore, type Change, choiceOf, mayAmend } from './change.ts'
import { goToSupplement } from './go-to-supplement.ts'

type ChangeOrderProps = Readonly<{
  application: ApplicationView
  /** The order changed meanwhile: reload the application. */
  onChanged: () => void
}>

/**
 * Another kind of visa, speed or extra after payment: the additional cost and the new date, then
 * payment. Renders nothing once the order is fixed.
 */
export function ChangeOrder(props: ChangeOrderProps) {
  const offered = mayAmend(props.application)
  if (!offered) return null
  return (
    <RulesOf application={props.application}>
      {(rules) => <Choice {...props} offered={offered} rules={rules} />}
    </RulesOf>
  )
}

type ChoiceProps = ChangeOrderProps &
  Readonly<{ rules: Rules; offered: NonNullable<ReturnType<typeof mayAmend>> }>

function Choice({ application, onChanged, rules, offered }: ChoiceProps) {
  const t = useTranslate()
  const [fields] = useState(() => createFields<Change>(choiceOf(application)))
  const wanted = useAll(fields)
  return (
    <FieldsProvider fields={fields}>
      <div className="space-y-4">
        {offered.kind && (
          <>
            <p className="max-w-prose text-quiet">{t('status.change.lead')}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                name="visaType"
                label={t('status.change.visa')}
                options={visaTypes.map((each) => ({
                  value: each,
                  label: t(`status.visa.${each}`),
                }))}
              />
              <SelectField
                name="processingType"
                label={t('status.change.speed')}
                options={processingTypes.map((each) => ({
                  value: each,
                  label: t('status.change.speed.time', {
                    speed: t(`status.speed.${each}`),
                    time: readyWords(rules.speeds[each], t),
                  }),
                }))}
              />
            </div>
          </>
        )}
        {offered.extras && (
          <fieldset className="min-w-0">
            <legend className="font-semibold">{t('apply.group.extras')}</legend>
            <p className="mt-0.5 mb-2 max-w-prose text-sm text-quiet">
              {t('status.change.extras.lead')}
            </p>
            <ExtraFields path={(name) => name} ordered={application} rules={rules} />
          </fieldset>
        )}
      </div>
      {/* Present from the start, so that updates are announced. */}
      <div aria-live="polite">
        {!isSameChoice(application, wanted) && (
          <Offer application={application} wanted={wanted} rules={rules} onChanged={onChanged} />
        )}
      </div>
    </FieldsProvider>
  )
}

type OfferProps = ChangeOrderProps & Readonly<{ wanted: Change; rules: Rules }>

/** The cost of the change, or why it is unavailable here. */
function Offer({ application, wanted, rules, onChanged }: OfferProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, version } = application
  const query = useQuery({
    queryKey: ['amendment', id, version, wanted],
    queryFn: ({ signal }) =>
      call('GET /api/applications/{id}/amendment', {
        params: { id },
        query: {
          ...wanted,
          hasInsurance: `${wanted.hasInsurance}`,
          hasESim: `${wanted.hasESim}`,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (query.error) {
    return <ErrorNotice error={query.error} className="mt-4" />
  }
  if (!data) return null
  if (data.whyNot) {
    return (
      <Notice tone="info" className="mt-4">
        <span>{t(phraseKey(`error.${data.whyNot}`)) + sentenceGap(language)}</span>
        <LinkedText
          text={t('status.change.help', { email: linkSlot, reference: application.reference })}
          href={`mailto:${company.email}`}
        >
          {company.email}
        </LinkedText>
      </Notice>
    )
  }
  const say = (dollars: number) => formatDollars(dollars, language)
  // Extras do not affect the promised day.
  const isDayMoved = !isOfExtras(application, wanted)
  const facts = [
    ...(isDayMoved
      ? ([[t('status.change.expected'), sayDay(data.expectedBy, language)]] as const)
      : []),
    [t('status.change.difference'), isolated(`+${say(data.difference)}`, language)],
    [t('status.change.total'), say(data.pricing.totalPrice)],
  ] as const
  const isOpen =
    isDayMoved && (application.completedAt === null || asksMore(rules, application, wanted))
  return (
    <div className={query.isPlaceholderData ? 'mt-4 opacity-60' : 'mt-4'}>
      <dl className="space-y-2">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} className="border-b border-line pb-2" />
        ))}
      </dl>
      {isOpen && <p className="mt-2 text-sm text-quiet">{t('status.change.expected.documents')}</p>}
      {asksMore(rules, application, wanted) && (
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
  /** The figures above are for an earlier choice. */
  isBehind: boolean
  onPay: () => Promise<void>
  onFailed: () => void
}>

function Pay({ label, isBehind, onPay, onFailed }: PayProps) {
  const t = useTranslate()
  const { isLeaving, error, leave } = useLeavingToPay(onPay, onFailed)
  return (
    <>
      <ErrorNotice error={error} className="mt-4" />
      <Button
        className="mt-4 w-full sm:w-auto"
        busy={isLeaving}
        aria-disabled={isBehind || undefined}
        onClick={isBehind ? undefined : () => void leave()}
      >
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isLeaving && t('status.change.leaving')}
      </span>
    </>
  )
}
