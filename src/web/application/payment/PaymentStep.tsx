import { lazy, memo, Suspense, useEffect, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { formatList } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { dateOf } from '../../form/applicant/values.ts'
import { CountryField } from '../../form/CountryField.tsx'
import { type Fields, useField, useFields } from '../../form/fields.tsx'
import { Group } from '../../form/Group.tsx'
import type { Issue } from '../../form/issues.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { SignatureField } from '../../form/SignatureField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { pathTo } from '../../paths.ts'
import { useRules } from '../../rules.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ReadAgreement } from '../agreement/ReadAgreement.tsx'
import { Consents } from '../details/Consents.tsx'
import { useArrivals } from '../links/use-links.ts'
import { shownPrice } from '../money.ts'
import { PriceSummary } from '../PriceSummary.tsx'
import { applicantsOf, detailsAnswers, mailboxOf, type WizardValues } from '../values.ts'
import { CheckAnswers, type OnChange } from './CheckAnswers.tsx'
import { ExpectedDecision, RefundLine } from './ExpectedDecision.tsx'

type PaymentStepProps = Readonly<{
  warnings: readonly Issue[]
  onChange: OnChange
  onSign: (signature: string) => void
  /** Number of the signature wanted: the pad is empty for each. */
  signing: number
}>

/** Step 3: the check, price, bill, agreement and signature. */
export const PaymentStep = memo(function PaymentStep({
  warnings,
  onChange,
  onSign,
  signing,
}: PaymentStepProps) {
  const t = useTranslate()
  useArrivals()
  return (
    <div className="space-y-5 sm:space-y-9">
      <div>
        <Duplicates />
        <CheckAnswers warnings={warnings} onChange={onChange} />
      </div>
      <Price />
      <Billing />
      <Group title={t('apply.agreement.title')} lead={t('apply.agreement.lead')}>
        <ReadAgreement />
        <Consents />
        <Signature key={signing} onSign={onSign} />
      </Group>
      <ExpectedDecision />
      <Refund />
    </div>
  )
})

function Price() {
  const t = useTranslate()
  const rules = useRules()
  const details = useField<WizardValues, 'details'>('details')
  return (
    <section aria-labelledby="price-title" className="lg:hidden">
      <h3 id="price-title" className="mb-4 text-lg">
        {t('apply.price.title')}
      </h3>
      <Card className="p-4 sm:p-5">
        <PriceSummary price={shownPrice(rules, details)} />
      </Card>
    </section>
  )
}

function Billing() {
  const t = useTranslate()
  const fields = useFields<WizardValues>()

  // Defaults to the first applicant's answer until edited.
  useEffect(() => {
    const { billing, details, applicants } = fields.all()
    const [first] = applicants
    const likely = {
      name: details.contactName.trim(),
      street: first?.residentialAddress.trim() ?? '',
      city: first?.residentialCity.trim() ?? '',
      country: first?.residentialCountry || first?.nationality || '',
    }
    const filled = Object.entries(likely).map(([name, value]) => [
      name,
      billing[name as keyof typeof billing] || value,
    ])
    fields.set('billing', Object.fromEntries(filled) as typeof billing)
  }, [fields])

  return (
    <Group title={t('apply.billing.title')} lead={t('apply.billing.hint')}>
      <TextField
        name="billing.name"
        label={t('apply.billing.name.label')}
        autoComplete="billing name"
        maxLength={128}
        isName
      />
      <CountryField name="billing.country" label={t('apply.billing.country.label')} />
      <TextField
        name="billing.street"
        label={t('apply.billing.street.label')}
        autoComplete="billing street-address"
        maxLength={200}
        optional
        isName
      />
      <TextField
        name="billing.city"
        label={t('apply.billing.city.label')}
        autoComplete="billing address-level2"
        maxLength={128}
        optional
        isName
      />
    </Group>
  )
}

function Refund() {
  const { processingType } = useField<WizardValues, 'details'>('details')
  return (
    <div className="-mb-4">
      <RefundLine speed={processingType} />
    </div>
  )
}

function Signature({ onSign }: Pick<PaymentStepProps, 'onSign'>) {
  const { privacyPolicyAccepted, termsOfServiceAccepted } = useField<WizardValues, 'details'>(
    'details',
  )
  return (
    <SignatureField
      name="details.digitalSignature"
      isLocked={!(privacyPolicyAccepted && termsOfServiceAccepted)}
      onSign={onSign}
    />
  )
}

type Item = AnswerOf<'POST /api/applications/duplicates'>['items'][number]

/** Loaded on demand: rarely needed. */
const SendFound = lazy(() =>
  import('../../link/SendLink.tsx').then((module) => ({ default: module.SendFound })),
)

type OwnItem = Item & { reference: string; orderId: string }

/** One that this browser may open. */
const isOwn = (item: Item): item is OwnItem => Boolean(item.reference && item.orderId)

const inOrder = (one: number, other: number) => one - other

/** Warns of an open application for one of these passports. Never blocks. */
export function Duplicates() {
  const fields = useFields<WizardValues>()
  const items = useDuplicates(fields)
  const own = items.filter(isOwn)
  const foreign = items.filter((item) => !isOwn(item))
  return (
    <div role="status" className="empty:hidden">
      {own.map((item) => (
        <Duplicate key={item.reference} item={item} />
      ))}
      {foreign.length > 0 && <Foreign items={foreign} />}
    </div>
  )
}

function useDuplicates(fields: Fields<WizardValues>): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([])
  const months = knownMonths(useLanguage())
  useEffect(() => {
    const stop = new AbortController()
    const values = fields.all()
    const applicants = applicantsOf(values)
    const { visaType } = detailsAnswers(values.details)
    call('POST /api/applications/duplicates', {
      body: {
        email: mailboxOf(values.details),
        passportNumbers: applicants.map(({ passportNumber }) => passportNumber),
        arrivals: applicants.map((each) => dateOf(each.intendedDateOfArrival, months)),
        ...(visaType && { visaType }),
      },
      signal: stop.signal,
    }).then(
      (found) => setItems(found.items),
      // Failing to check must not block anyone.
      () => undefined,
    )
    return () => stop.abort()
  }, [fields, months])
  return items
}

/** The words for the travellers at these positions. */
function useNames(): (positions: readonly number[]) => string {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const applicants = applicantsOf(useFields<WizardValues>().all())
  return (positions) =>
    formatList(
      positions.map((position) => {
        const applicant = applicants[position]
        return (
          (applicant && nameOf(applicant)) || t('apply.applicants.tab', { number: position + 1 })
        )
      }),
      language,
    )
}

/** Those that this browser cannot open differ in nothing that may be said here: one notice for all. */
function Foreign({ items }: Readonly<{ items: readonly Item[] }>) {
  const t = useTranslate()
  const namesOf = useNames()
  const { details } = useFields<WizardValues>().all()
  const positions = new Set(items.flatMap((item) => item.positions).sort(inOrder))
  return (
    <Notice tone="warning" title={t('apply.duplicate.title')} className="mb-4">
      <div className="space-y-3">
        <p>{t('apply.duplicate.foreign', { who: namesOf([...positions]) })}</p>
        <Suspense fallback={null}>
          <SendFound email={mailboxOf(details)} />
        </Suspense>
      </div>
    </Notice>
  )
}

/** A visa for the same trip, or an open application to continue with. */
function Duplicate({ item }: Readonly<{ item: OwnItem }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { reference, orderId, positions, approvedFor } = item
  const who = useNames()(positions)
  const day = approvedFor && sayDay(approvedFor, language)
  return (
    <Notice
      tone="warning"
      title={t(day ? 'apply.duplicate.trip.title' : 'apply.duplicate.title')}
      className="mb-4"
    >
      <p>
        {day
          ? t('apply.duplicate.trip', { reference, who, day })
          : t('apply.duplicate.text', { reference, who })}
      </p>
      <a
        className="link mt-1 inline-block font-semibold"
        href={pathTo(day ? 'status' : 'application', language, { orderId })}
      >
        {t(day ? 'apply.duplicate.trip.see' : 'apply.duplicate.continue', { reference })}
      </a>
    </Notice>
  )
}
