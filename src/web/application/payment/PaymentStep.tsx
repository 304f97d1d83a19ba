import { memo, useEffect } from 'react'
import { CountryField } from '../../form/CountryField.tsx'
import { useField, useFields } from '../../form/fields.tsx'
import { Group } from '../../form/Group.tsx'
import type { Issue } from '../../form/issues.tsx'
import { SignatureField } from '../../form/SignatureField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { Card } from '../../ui/Card.tsx'
import { ReadAgreement } from '../agreement/ReadAgreement.tsx'
import { Consents } from '../details/Consents.tsx'
import { useArrivals } from '../links/use-links.ts'
import { shownPrice } from '../money.ts'
import { PriceSummary } from '../PriceSummary.tsx'
import type { WizardValues } from '../values.ts'
import { CheckAnswers, type OnChange } from './CheckAnswers.tsx'
import { Duplicates } from './Duplicates.tsx'
import { ExpectedDecision } from './ExpectedDecision.tsx'
import { RefundLine } from './RefundLine.tsx'

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
