import { useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { CountryField } from '../CountryField.tsx'
import { DateField } from '../DateField.tsx'
import { useText } from '../fields.tsx'
import { Group } from '../Group.tsx'
import { TextField } from '../TextField.tsx'
import { IssueDate } from './IssueDate.tsx'
import { useLatinHint } from './use-latin-hint.ts'
import type { ApplicantField } from './values.ts'

/** Maps a field of this applicant to its path in the form. */
export type FieldPath = (field: ApplicantField) => string

export type SectionProps = Readonly<{ path: FieldPath }>
/** `isOwn`: the user is probably this applicant, so autofill is enabled. */
export type OwnProps = SectionProps & Readonly<{ isOwn?: boolean }>
/** `isFollowing`: countries equal to the nationality were copied from it. */
type FollowingProps = Readonly<{ isFollowing?: boolean }>

export function PassportFields({ path, isFollowing = false }: SectionProps & FollowingProps) {
  const t = useTranslate()
  const { monthsFromToday: months, daysAfterArrival: days } = useRules().passport
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
        hint={t('apply.passportExpiryDate.hint', { months, days })}
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

/** A hint that a country was copied from the nationality. */
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
