import type { ReactNode } from 'react'
import { companionRelationships, genders } from '#domain/application/choice.ts'
import { findPort, portLabel, ports } from '#domain/reference/ports.ts'
import { isWrittenInLatin, writesSurnameFirst } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { CheckboxField } from '../CheckboxField.tsx'
import { CountryField } from '../CountryField.tsx'
import { DateField } from '../DateField.tsx'
import { useInput, useText } from '../fields.tsx'
import { Group } from '../Group.tsx'
import { RadioCards } from '../RadioCards.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import { IssueDate } from './IssueDate.tsx'
import type { ApplicantField } from './values.ts'

/** Where a field of this applicant stands in the form around. */
export type FieldPath = (field: ApplicantField) => string

type SectionProps = Readonly<{ path: FieldPath }>
/** `isOwn`: whoever types is probably this applicant, and the browser may fill in. */
type OwnProps = SectionProps & Readonly<{ isOwn?: boolean }>
/** `isTaken`: the name was filled in from the contact. */
type PersonalProps = OwnProps & Readonly<{ nationality: ReactNode; isTaken?: boolean }>
/** `isFollowing`: a country that is the nationality was filled in from it. */
type FollowingProps = Readonly<{ isFollowing?: boolean }>

/** Name, birth, nationality and sex. */
export function PersonalFields({
  path,
  isOwn = false,
  isTaken = false,
  nationality,
}: PersonalProps) {
  const t = useTranslate()
  const [hasOneName] = useInput(path('singleName'))
  const [, setLastName] = useText(path('lastName'))
  const forget = (isSingle: boolean) => {
    if (isSingle) setLastName('')
  }
  const isSurnameFirst = writesSurnameFirst(useLanguage())
  const lastName = hasOneName !== true && (
    <TextField
      name={path('lastName')}
      label={t('apply.lastName.label')}
      hint={t('apply.lastName.hint')}
      autoComplete={isOwn ? 'family-name' : 'off'}
      maxLength={128}
      isName
    />
  )
  return (
    <Group title={t('apply.section.personal')}>
      {isSurnameFirst && lastName}
      <TextField
        name={path('firstName')}
        label={hasOneName === true ? t('apply.firstName.single.label') : t('apply.firstName.label')}
        hint={
          isTaken
            ? t('apply.firstName.taken')
            : hasOneName === true
              ? t('apply.firstName.single.hint')
              : t('apply.firstName.hint')
        }
        autoComplete={isOwn ? 'given-name' : 'off'}
        maxLength={128}
        isName
      />
      <div className="space-y-2">
        {!isSurnameFirst && lastName}
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
        {...(isOwn ? { autoComplete: 'bday' as const } : {})}
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
      {nationality}
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
        hint={useLatinHint()}
        optional
        maxLength={128}
        autoComplete={isOwn ? 'organization-title' : 'off'}
      />
    </Group>
  )
}

export function PassportFields({ path, isFollowing = false }: SectionProps & FollowingProps) {
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
        name={path('passportExpiryDate')}
        label={t('apply.passportExpiryDate.label')}
        hint={t('apply.passportExpiryDate.hint')}
      />
      <IssueDate path={path} />
      <CountryField
        name={path('passportIssuingCountry')}
        label={t('apply.passportIssuingCountry.label')}
        hint={useFollowedHint(path, 'passportIssuingCountry', isFollowing)}
      />
    </Group>
  )
}

/** Says in languages of another script, before a rule has to, that an answer is written in Latin letters. */
function useLatinHint(): string | undefined {
  const t = useTranslate()
  return isWrittenInLatin(useLanguage()) ? undefined : t('apply.latin.hint')
}

/** Says where a country comes from that is the nationality. */
function useFollowedHint(
  path: FieldPath,
  field: 'passportIssuingCountry' | 'residentialCountry',
  isFollowing: boolean,
): string | undefined {
  const t = useTranslate()
  const [nationality] = useText(path('nationality'))
  const [country] = useText(path(field))
  const isSame = isFollowing && country !== '' && country === nationality
  return isSame ? t('apply.nationality.followed') : undefined
}

export function ResidenceFields({
  path,
  isOwn = false,
  isFollowing = false,
}: OwnProps & FollowingProps) {
  const t = useTranslate()
  const complete = (token: string) => (isOwn ? token : 'off')
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
        hint={useLatinHint()}
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
        hint={useFollowedHint(path, 'residentialCountry', isFollowing)}
        autoComplete={complete('country-name')}
      />
    </Group>
  )
}

type TravelProps = SectionProps &
  Readonly<{
    /** Where all travellers arrive, unless one says otherwise. */
    port: string
    /** Nobody else travels: there is no port but that one. */
    isAlone?: boolean
    /** What helps where the date will not do. */
    advice?: ReactNode
  }>

export function TravelFields({ path, port: code, isAlone = false, advice }: TravelProps) {
  const t = useTranslate()
  const port = findPort(code)
  const [own] = useText(path('portOfEntry'))
  return (
    <Group title={t('apply.section.travel')}>
      <DateField
        name={path('intendedDateOfArrival')}
        label={t('apply.intendedDateOfArrival.label')}
        hint={t('apply.intendedDateOfArrival.hint')}
      />
      {advice}
      {(!isAlone || own !== '') && (
        <SelectField
          name={path('portOfEntry')}
          label={t('apply.applicant.portOfEntry.label')}
          optional
          empty={t('apply.applicant.portOfEntry.empty', { port: port ? portLabel(port) : '' })}
          options={ports.map((each) => ({ value: each.code, label: portLabel(each) }))}
        />
      )}
    </Group>
  )
}

export function AccommodationFields({ path }: SectionProps) {
  const t = useTranslate()
  const latinHint = useLatinHint()
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
        hint={latinHint}
        optional
        autoComplete="off"
        maxLength={200}
        isName
      />
      <TextField
        name={path('accommodationCity')}
        label={t('apply.accommodationCity.label')}
        hint={latinHint}
        optional
        autoComplete="off"
        maxLength={128}
        isName
      />
    </Group>
  )
}

export function CompanionFields({ path }: SectionProps) {
  const t = useTranslate()
  const latinHint = useLatinHint()
  const [hasCompanion] = useInput(path('hasCompanion'))
  return (
    <Group title={t('apply.section.companion')}>
      <CheckboxField name={path('hasCompanion')} label={t('apply.hasCompanion.label')} />
      {hasCompanion === true && (
        <>
          <TextField
            name={path('companionName')}
            label={t('apply.companionName.label')}
            hint={latinHint}
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
