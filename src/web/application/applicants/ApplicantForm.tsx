import { companionRelationships, genders } from '#domain/application/choice.ts'
import { findPort, portLabel, ports } from '#domain/reference/ports.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { CountryField } from '../../form/CountryField.tsx'
import { DateField } from '../../form/DateField.tsx'
import { useField, useFields } from '../../form/fields.tsx'
import { RadioCards } from '../../form/RadioCards.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Group } from '../Group.tsx'
import type { ApplicantField } from '../sections.ts'
import type { WizardValues } from '../values.ts'
import { Nationality } from './Nationality.tsx'

type ApplicantFormProps = Readonly<{ index: number; count: number }>
type Path = (field: ApplicantField) => `applicants.${number}.${ApplicantField}`
type SectionProps = Readonly<{ path: Path; index: number }>

/** One applicant, as in the passport. */
export function ApplicantForm({ index, count }: ApplicantFormProps) {
  const path: Path = (field) => `applicants.${index}.${field}`
  const isSame =
    useField<WizardValues, `applicants.${number}.sameAsFirst`>(
      `applicants.${index}.sameAsFirst`,
    ) === true && index > 0
  const t = useTranslate()
  return (
    <div className="space-y-9">
      <Personal path={path} index={index} />
      <Passport path={path} index={index} />
      {index > 0 && (
        <CheckboxField
          framed
          name={path('sameAsFirst')}
          label={<span className="font-semibold">{t('apply.sameAsFirst.label')}</span>}
          hint={t('apply.sameAsFirst.hint')}
        />
      )}
      {!isSame && (
        <>
          <Residence path={path} index={index} />
          <Travel path={path} index={index} />
          <Accommodation path={path} index={index} />
        </>
      )}
      {index === 0 && count > 1 && <ShareWithAll count={count} />}
      <Companion path={path} index={index} />
    </div>
  )
}

function Personal({ path, index }: SectionProps) {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const hasOneName =
    useField<WizardValues, `applicants.${number}.singleName`>(`applicants.${index}.singleName`) ===
    true
  const forget = (isSingle: boolean) => {
    if (isSingle) fields.set(`applicants.${index}.lastName`, '')
  }
  return (
    <Group title={t('apply.section.personal')}>
      <TextField
        name={path('firstName')}
        label={hasOneName ? t('apply.firstName.single.label') : t('apply.firstName.label')}
        hint={hasOneName ? t('apply.firstName.single.hint') : t('apply.firstName.hint')}
        autoComplete={index === 0 ? 'given-name' : 'off'}
        maxLength={128}
        isName
      />
      <div className="space-y-2">
        {!hasOneName && (
          <TextField
            name={path('lastName')}
            label={t('apply.lastName.label')}
            hint={t('apply.lastName.hint')}
            autoComplete={index === 0 ? 'family-name' : 'off'}
            maxLength={128}
            isName
          />
        )}
        <CheckboxField
          name={path('singleName')}
          label={t('apply.singleName.label')}
          onTick={forget}
        />
      </div>
      <DateField
        name={path('dateOfBirth')}
        label={t('apply.dateOfBirth.label')}
        hint={t('apply.date.hint')}
        {...(index === 0 ? { autoComplete: 'bday' as const } : {})}
      />
      <TextField
        name={path('placeOfBirth')}
        label={t('apply.placeOfBirth.label')}
        hint={t('apply.placeOfBirth.hint')}
        optional
        maxLength={128}
        autoComplete="off"
        isName
      />
      <Nationality index={index} />
      <RadioCards
        name={path('gender')}
        label={t('apply.gender.label')}
        hint={t('apply.gender.hint')}
        columns={2}
        options={genders.map((value) => ({ value, title: t(`apply.gender.${value}`) }))}
      />
      <TextField
        name={path('occupation')}
        label={t('apply.occupation.label')}
        optional
        maxLength={128}
        autoComplete={index === 0 ? 'organization-title' : 'off'}
      />
    </Group>
  )
}

function Passport({ path }: SectionProps) {
  const t = useTranslate()
  return (
    <Group title={t('apply.section.passport')}>
      <TextField
        name={path('passportNumber')}
        label={t('apply.passportNumber.label')}
        hint={t('apply.passportNumber.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
        width="medium"
        isName
        readsLtr
      />
      <DateField
        name={path('passportIssueDate')}
        label={t('apply.passportIssueDate.label')}
        hint={t('apply.date.hint')}
      />
      <DateField
        name={path('passportExpiryDate')}
        label={t('apply.passportExpiryDate.label')}
        hint={t('apply.passportExpiryDate.hint')}
      />
      <CountryField
        name={path('passportIssuingCountry')}
        label={t('apply.passportIssuingCountry.label')}
      />
    </Group>
  )
}

function Residence({ path, index }: SectionProps) {
  const t = useTranslate()
  const complete = (token: string) => (index === 0 ? token : 'off')
  return (
    <Group title={t('apply.section.address')}>
      <TextField
        name={path('residentialAddress')}
        label={t('apply.residentialAddress.label')}
        hint={t('apply.residentialAddress.hint')}
        autoComplete={complete('street-address')}
        maxLength={200}
        rows={2}
        isName
      />
      <TextField
        name={path('residentialCity')}
        label={t('apply.residentialCity.label')}
        autoComplete={complete('address-level2')}
        maxLength={128}
        isName
      />
      <TextField
        name={path('residentialPostalCode')}
        label={t('apply.residentialPostalCode.label')}
        autoComplete={complete('postal-code')}
        maxLength={64}
        width="short"
        optional
        isName
      />
      <CountryField
        name={path('residentialCountry')}
        label={t('apply.residentialCountry.label')}
        autoComplete={complete('country-name')}
      />
    </Group>
  )
}

function Travel({ path }: SectionProps) {
  const t = useTranslate()
  const code = useField<WizardValues, 'details.portOfEntry'>('details.portOfEntry')
  const port = findPort(code)
  return (
    <Group title={t('apply.section.travel')}>
      <DateField
        name={path('intendedDateOfArrival')}
        label={t('apply.intendedDateOfArrival.label')}
        hint={t('apply.intendedDateOfArrival.hint')}
      />
      <SelectField
        name={path('portOfEntry')}
        label={t('apply.applicant.portOfEntry.label')}
        optional
        empty={t('apply.applicant.portOfEntry.empty', { port: port ? portLabel(port) : '' })}
        options={ports.map((each) => ({ value: each.code, label: portLabel(each) }))}
      />
    </Group>
  )
}

function Accommodation({ path }: SectionProps) {
  const t = useTranslate()
  return (
    <Group
      title={
        <>
          {t('apply.section.accommodation')}{' '}
          <span className="text-base font-normal text-quiet">{t('form.optional')}</span>
        </>
      }
      lead={t('apply.accommodation.hint')}
    >
      <TextField
        name={path('accommodationAddress')}
        label={t('apply.accommodationAddress.label')}
        optional
        autoComplete="off"
        maxLength={200}
        isName
      />
      <TextField
        name={path('accommodationCity')}
        label={t('apply.accommodationCity.label')}
        optional
        autoComplete="off"
        maxLength={128}
        isName
      />
    </Group>
  )
}

function Companion({ path, index }: SectionProps) {
  const t = useTranslate()
  const hasCompanion =
    useField<WizardValues, `applicants.${number}.hasCompanion`>(
      `applicants.${index}.hasCompanion`,
    ) === true
  return (
    <Group title={t('apply.section.companion')}>
      <CheckboxField name={path('hasCompanion')} label={t('apply.hasCompanion.label')} />
      {hasCompanion && (
        <>
          <TextField
            name={path('companionName')}
            label={t('apply.companionName.label')}
            autoComplete="off"
            maxLength={128}
            isName
          />
          <SelectField
            name={path('companionRelationship')}
            label={t('apply.companionRelationship.label')}
            optional
            empty={t('apply.companionRelationship.empty')}
            options={companionRelationships.map((value) => ({
              value,
              label: t(`apply.companionRelationship.${value}`),
            }))}
          />
        </>
      )}
    </Group>
  )
}

function ShareWithAll({ count }: Readonly<{ count: number }>) {
  const t = useTranslate()
  const toast = useToast()
  const fields = useFields<WizardValues>()
  const share = () => {
    for (let index = 1; index < count; index += 1) {
      fields.set(`applicants.${index}.sameAsFirst`, true)
    }
    toast({ title: t('apply.sameForAll.done'), tone: 'success' })
  }
  return (
    <Button look="secondary" onClick={share} className="w-full">
      {t('apply.sameForAll.button')}
    </Button>
  )
}
