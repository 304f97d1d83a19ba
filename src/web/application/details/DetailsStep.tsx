import { memo, useState } from 'react'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { formatList, sentenceGap } from '#phrases/format.ts'
import { phraseKey } from '#phrases/translate.ts'
import { company } from '../../company.ts'
import { ArrivalFields } from '../../form/ArrivalFields.tsx'
import { dateOf } from '../../form/applicant/values.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { Chosen, useOpened } from '../../form/Chosen.tsx'
import { ContactFields } from '../../form/ContactFields.tsx'
import { ExtraFields } from '../../form/ExtraFields.tsx'
import { useAll, useField, useFields } from '../../form/fields.tsx'
import { Group } from '../../form/Group.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { RadioCards } from '../../form/RadioCards.tsx'
import { useLoaded } from '../../form/use-loaded.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { readyWords } from '../../i18n/ready-words.ts'
import { offersMessenger } from '../../offered-messengers.ts'
import { useRules } from '../../rules.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { shownPrice } from '../money.ts'
import { useMoney } from '../PriceSummary.tsx'
import {
  countOf,
  type DetailsValues,
  isNameTaken,
  isPhoneTaken,
  type WizardValues,
} from '../values.ts'
import { Applicants } from './Applicants.tsx'
import { Consents } from './Consents.tsx'

/** Step 1: the kind of application, the arrival and the contact. */
export const DetailsStep = memo(function DetailsStep() {
  const t = useTranslate()
  return (
    <div className="space-y-5 sm:space-y-9">
      <Passport />
      <Group title={t('apply.group.who')}>
        <Applicants />
        <Entry />
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

/** The first applicant's passport before anything is typed, unless they have their own link. */
function Passport() {
  const linkId = useField<WizardValues, 'applicants.0.linkId'>('applicants.0.linkId')
  const part = useLoaded(loadPassport)
  if (linkId || part.state === 'failed') return null
  if (part.state === 'loading') return <Skeleton className="h-74 w-full sm:h-50" />
  return <part.value.ReadPassport index={0} isStart />
}

const visa = 'details.visaType'

/** The kind of visa, preset to the recommended or chosen one. */
function Visa() {
  const t = useTranslate()
  const rules = useRules()
  const money = useMoney()
  const details = useField<WizardValues, 'details'>('details')
  const typed = details.visaType
  const [isOpen, open] = useOpened(visa, typed === '')
  const options = visaTypes.map((type) => ({
    value: type,
    title: t(`apply.visaType.${type}`),
    text: t(`apply.visaType.${type}.text`, { days: rules.prices.visas[type].validityDays }),
    // What the bar says once it is chosen.
    aside: t('apply.visaType.total', {
      price: money(shownPrice(rules, { ...details, visaType: type }).totalCents),
    }),
  }))
  const chosen = options.find(({ value }) => value === typed)
  return (
    <Group title={t('apply.group.visa')}>
      {chosen && !isOpen ? (
        <Chosen
          field={visa}
          title={t('form.line', { field: chosen.title, text: chosen.aside })}
          text={chosen.text}
          about={t('apply.visaType.label')}
          onChange={open}
        />
      ) : (
        <RadioCards name={visa} label={t('apply.visaType.label')} isLabelHidden options={options} />
      )}
    </Group>
  )
}

function Arrival() {
  const t = useTranslate()
  return (
    <Group title={t('apply.group.arrival')}>
      <ArrivalFields path={(field) => `details.${field}`} />
    </Group>
  )
}

function Speed() {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const money = useMoney()
  return (
    <Group title={t('apply.group.speed')}>
      <RadioCards
        name="details.processingType"
        label={t('apply.processingType.label')}
        isLabelHidden
        options={processingTypes.map((type) => ({
          value: type,
          title: t(`apply.processingType.${type}`),
          text: readyWords(rules.speeds[type], t),
          aside:
            rules.prices.speeds[type] === 0
              ? t('apply.processingType.free')
              : t('apply.processingType.once', { price: money(rules.prices.speeds[type]) }),
        }))}
      />
      <p className="text-sm text-quiet">
        <span>
          {t('apply.processingType.note', { days: rules.authority.days }) + sentenceGap(language)}
        </span>
        <span className="hidden in-data-[surcharge=refunded]:inline">
          {t('apply.processingType.late')}
        </span>
      </p>
    </Group>
  )
}

/** Collapsed unless any is chosen: few want them. */
function Extras() {
  const t = useTranslate()
  const language = useLanguage()
  const { hasInsurance, hasESim } = useField<WizardValues, 'details'>('details')
  const [isOpen, setOpen] = useState(hasInsurance || hasESim)
  const names = [t('apply.hasInsurance.label'), t('apply.hasESim.label')]
  return (
    <Group title={t('apply.group.extras')}>
      {isOpen ? (
        <ExtraFields path={(name) => `details.${name}`} />
      ) : (
        <Chosen
          title={formatList(names, language)}
          text={t('apply.extras.hint')}
          about={t('apply.group.extras')}
          action={t('apply.extras.choose')}
          onChange={() => setOpen(true)}
        />
      )}
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
        foldsMessenger
      />
      <MessengerNews channel={values.details.communicationChannel} />
    </Group>
  )
}

const loadChecks = () => import('../findings.ts')
const loadAgreement = () => import('../agreement/ReadAgreement.tsx')

/** The agreement, once contact and consents are complete; loaded then. */
function Agreement() {
  const details = useField<WizardValues, 'details'>('details')
  const isAccepted = details.privacyPolicyAccepted && details.termsOfServiceAccepted
  const checks = useLoaded(loadChecks, isAccepted)
  const rules = useRules()
  const isWanted = isAccepted && checks.state === 'ready' && checks.value.isReadable(rules, details)
  const part = useLoaded(loadAgreement, isWanted)
  if (!isWanted || part.state !== 'ready') return null
  return <part.value.ReadAgreement isEarly />
}

// As large as the rest of the step: loaded on demand.
const loadEntry = () => import('../../eligibility/EntryPart.tsx')

/** The first questions at the top of step 1, about the first applicant, preset if answered before; optional. */
function Entry() {
  const t = useTranslate()
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const nationality = useField<WizardValues, 'applicants.0.nationality'>('applicants.0.nationality')
  const typed = useField<WizardValues, 'applicants.0.intendedDateOfArrival'>(
    'applicants.0.intendedDateOfArrival',
  )
  const details = useField<WizardValues, 'details'>('details')
  const [isOpen, setOpen] = useState(false)
  const part = useLoaded(loadEntry, isOpen)
  const arrival = dateOf(typed, knownMonths(language))
  const open = () => {
    if (part.state === 'failed') part.retry()
    setOpen(true)
  }
  const about = t('eligibility.asked.title')
  const day = arrival && sayDay(arrival, language)
  const label = t('eligibility.arrival.label')
  const unknown = t('eligibility.arrival.unknown')
  const country =
    nationality && new Intl.DisplayNames([language], { type: 'region' }).of(nationality)
  return (
    <section aria-label={about}>
      {isOpen && part.state === 'ready' ? (
        <part.value.EntryPart
          nationality={nationality}
          arrival={typed}
          arrivalName="applicants.0.intendedDateOfArrival"
          isFirstOfSeveral={countOf(details) > 1}
          onNationality={(code) => fields.set('applicants.0.nationality', code)}
        />
      ) : (
        <Chosen
          title={country ? t('eligibility.answer.title', { country }) : day || about}
          text={
            country ? t('form.line', { field: label, text: day || unknown }) : day ? label : unknown
          }
          about={about}
          {...(!country && !day && { action: t('eligibility.ask') })}
          onChange={open}
        />
      )}
    </section>
  )
}

type MessengerNewsProps = Readonly<{ channel: DetailsValues['communicationChannel'] }>

/** Whether news comes in the chosen messenger, and the consent to it where a number suffices. */
export function MessengerNews({ channel }: MessengerNewsProps) {
  const t = useTranslate()
  if (channel === '' || channel === 'other') return null
  if (channel === 'whatsapp' && offersMessenger(channel)) {
    return (
      <CheckboxField
        name="details.messengerNews"
        label={t('messenger.step.tick')}
        hint={t('messenger.step.consent', { company: company.name })}
      />
    )
  }
  return (
    <p className="text-sm text-quiet">
      {channel === 'telegram' && offersMessenger(channel)
        ? t('messenger.step.telegram')
        : t('messenger.step.none', {
            channel: t(phraseKey(`apply.communicationChannel.${channel}`)),
          })}
    </p>
  )
}
