import { useMemo } from 'react'
import { genders } from '#domain/application/choice.ts'
import type { ComparedField } from '#domain/passport/compare.ts'
import type { Offer } from '#domain/passport/fill.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import { fieldWords, valueWords } from '../form/applicant/correction-words.ts'
import { type ApplicantValues, dateOf } from '../form/applicant/values.ts'
import { CountryField } from '../form/CountryField.tsx'
import { DateField } from '../form/DateField.tsx'
import { knownMonths } from '../form/known-months.ts'
import { RadioCards } from '../form/RadioCards.tsx'
import { TextField } from '../form/TextField.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'

type CompareFieldProps = Readonly<{ offer: Offer; typed: ApplicantValues }>

/** A value from the passport: to correct, to type, or to choose. */
export function CompareField({ offer, typed }: CompareFieldProps) {
  return offer.standing === 'asked' ? (
    <WhichIsRight offer={offer} typed={typed} />
  ) : (
    <Answer offer={offer} />
  )
}

/** A different value was typed: ask before replacing it. */
function WhichIsRight({ offer: { field, says }, typed }: CompareFieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const words = useMemo(
    () => ({ rules, t, language, countryName: namesIn(language) }),
    [rules, t, language],
  )
  const given = typed[field]
  const mine = typeof given === 'object' ? dateOf(given, knownMonths(language)) : given
  const inWords = (value: string | null) => valueWords(field, value || null, words)
  return (
    <div className="sm:col-span-2">
      <RadioCards
        name={`choice.${field}`}
        label={t('passport.which', { field: fieldWords(field, t) })}
        columns={2}
        options={[
          { value: 'mine', title: t('passport.mine', { value: inWords(mine) }) },
          { value: 'passport', title: t('passport.passports', { value: inWords(says) }) },
        ]}
      />
    </div>
  )
}

function Answer({ offer: { field, standing } }: Readonly<{ offer: Offer }>) {
  const t = useTranslate()
  const shared = {
    name: `passport.${field}`,
    label: fieldWords(field, t),
    ...(standing === 'left' && { hint: t('passport.unread') }),
  }
  switch (kinds[field]) {
    case 'date':
      return <DateField {...shared} />
    case 'country':
      return <CountryField {...shared} />
    case 'sex':
      return (
        <RadioCards
          {...shared}
          columns={2}
          options={genders.map((value) => ({ value, title: t(`apply.gender.${value}`) }))}
        />
      )
    case 'number':
      return <TextField {...shared} autoComplete="off" maxLength={64} isName readsLtr />
    case 'name':
      return <TextField {...shared} autoComplete="off" maxLength={128} isName />
  }
}

const kinds: Record<ComparedField, 'name' | 'date' | 'country' | 'sex' | 'number'> = {
  firstName: 'name',
  lastName: 'name',
  dateOfBirth: 'date',
  nationality: 'country',
  gender: 'sex',
  passportNumber: 'number',
  passportExpiryDate: 'date',
  passportIssuingCountry: 'country',
}
