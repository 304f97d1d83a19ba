import { memo } from 'react'
import { processingTypes, transportationMethods, visaTypes } from '#domain/application/choice.ts'
import { authorityDays, readyTimes } from '#domain/application/speed.ts'
import { esimCents, insuranceCents, speedCents, visaOffers } from '#domain/money/pricing.ts'
import { portLabel, portsFor, usualPort } from '#domain/reference/ports.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { ContactFields } from '../../form/ContactFields.tsx'
import { useAll, useField, useFields } from '../../form/fields.tsx'
import { Group } from '../../form/Group.tsx'
import { RadioCards } from '../../form/RadioCards.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { useLoaded } from '../../form/use-loaded.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMoney } from '../PriceSummary.tsx'
import { isNameTaken, isPhoneTaken, type WizardValues } from '../values.ts'
import { Applicants } from './Applicants.tsx'
import { Consents } from './Consents.tsx'
import { Entry } from './Entry.tsx'

/** Step 1: what is applied for, how one arrives, and how we reach the contact. */
export const DetailsStep = memo(function DetailsStep() {
  const t = useTranslate()
  return (
    <div className="space-y-9">
      <Passport />
      <Entry />
      <Group title={t('apply.group.who')}>
        <Applicants />
      </Group>
      <Visa />
      <Arrival />
      <Speed />
      <Extras />
      <Contact />
      <Group title={t('apply.group.consent')}>
        <Consents />
        <Agreement />
      </Group>
    </div>
  )
})

const loadPassport = () => import('../passport/ReadPassport.tsx')

/** The passport of the first applicant before anything is typed, unless that person has a link of their own. */
function Passport() {
  const linkId = useField<WizardValues, 'applicants.0.linkId'>('applicants.0.linkId')
  const part = useLoaded(loadPassport)
  if (linkId || part.state === 'failed') return null
  if (part.state === 'loading') return <Skeleton className="h-74 w-full sm:h-50" />
  return <part.value.ReadPassport index={0} isStart />
}

function Visa() {
  const t = useTranslate()
  const money = useMoney()
  return (
    <Group title={t('apply.group.visa')}>
      <RadioCards
        name="details.visaType"
        label={t('apply.visaType.label')}
        options={visaTypes.map((type) => ({
          value: type,
          title: t(`apply.visaType.${type}`),
          text: t(`apply.visaType.${type}.text`, { days: visaOffers[type].validityDays }),
          aside: t('apply.visaType.each', { price: money(visaOffers[type].baseCents) }),
        }))}
      />
    </Group>
  )
}

const methodOf = (typed: string) =>
  transportationMethods.find((each) => each === typed) ?? 'airports'

function Arrival() {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const details = useField<WizardValues, 'details'>('details')
  const method = methodOf(details.transportationMethod)
  const isUsual = details.portOfEntry === usualPort(method)
  return (
    <Group title={t('apply.group.arrival')}>
      <RadioCards
        name="details.transportationMethod"
        label={t('apply.transportationMethod.label')}
        columns={3}
        onChoose={(chosen) => fields.set('details.portOfEntry', usualPort(methodOf(chosen)))}
        options={transportationMethods.map((value) => ({
          value,
          title: t(`apply.transportationMethod.${value}`),
        }))}
      />
      <SelectField
        key={method}
        name="details.portOfEntry"
        label={t('apply.portOfEntry.label')}
        hint={t(isUsual ? 'apply.portOfEntry.usual' : 'apply.portOfEntry.hint')}
        empty={t('apply.portOfEntry.empty')}
        options={portsFor(method).map((port) => ({ value: port.code, label: portLabel(port) }))}
      />
    </Group>
  )
}

function Speed() {
  const t = useTranslate()
  const money = useMoney()
  return (
    <Group title={t('apply.group.speed')}>
      <RadioCards
        name="details.processingType"
        label={t('apply.processingType.label')}
        options={processingTypes.map((type) => ({
          value: type,
          title: t(`apply.processingType.${type}`),
          text: t(`apply.processingType.${type}.text`, { ...readyTimes[type] }),
          aside:
            speedCents[type] === 0
              ? t('apply.processingType.free')
              : t('apply.processingType.once', { price: money(speedCents[type]) }),
        }))}
      />
      <Notice>
        <span>{`${t('apply.processingType.note', { days: authorityDays })} `}</span>
        <span className="hidden in-data-[surcharge=refunded]:inline">
          {t('apply.processingType.late')}
        </span>
      </Notice>
    </Group>
  )
}

function Extras() {
  const t = useTranslate()
  const money = useMoney()
  return (
    <Group title={t('apply.group.extras')} lead={t('apply.extras.hint')}>
      <div className="space-y-2">
        <CheckboxField
          framed
          name="details.hasInsurance"
          label={<span className="font-semibold">{t('apply.hasInsurance.label')}</span>}
          hint={t('apply.hasInsurance.hint')}
          aside={t('apply.extras.price', { price: money(insuranceCents) })}
        />
        <CheckboxField
          framed
          name="details.hasESim"
          label={<span className="font-semibold">{t('apply.hasESim.label')}</span>}
          hint={t('apply.hasESim.hint')}
          aside={t('apply.extras.price', { price: money(esimCents) })}
        />
      </div>
    </Group>
  )
}

function Contact() {
  const t = useTranslate()
  const values = useAll(useFields<WizardValues>())
  return (
    <Group title={t('apply.group.contact')} lead={t('apply.contact.lead')}>
      <ContactFields
        path={(field) => `details.${field}`}
        isTaken={isPhoneTaken(values.details)}
        isNameTaken={isNameTaken(values)}
      />
    </Group>
  )
}

const loadRules = () => import('../findings.ts')
const loadAgreement = () => import('../agreement/ReadAgreement.tsx')

/** The agreement to read, as soon as contact and boxes are complete; what makes it comes then. */
function Agreement() {
  const details = useField<WizardValues, 'details'>('details')
  const isAccepted = details.privacyPolicyAccepted && details.termsOfServiceAccepted
  const rules = useLoaded(loadRules, isAccepted)
  const isWanted = isAccepted && rules.state === 'ready' && rules.value.isReadable(details)
  const part = useLoaded(loadAgreement, isWanted)
  if (!isWanted || part.state !== 'ready') return null
  return <part.value.ReadAgreement isEarly />
}
