import { useState } from 'react'
import type { Gender, VisaType } from '#domain/application/choice.ts'
import { type FilingLine, maxFilingValue } from '#domain/filing/form.ts'
import { type FilingSource, sourceOf } from '#domain/filing/sources.ts'
import { findPort, portLabel } from '#domain/reference/ports.ts'
import { CountryField } from '../../form/CountryField.tsx'
import { countryBook } from '../../form/country-choice.ts'
import { createFields, FieldsProvider, useAll, useFields } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'

/** More than these are folded away. */
const fewWords = 6

/** The portal's own words for what may be chosen, and for the countries that it calls otherwise. */
export function PortalWords({ source }: Readonly<{ source: FilingSource }>) {
  const t = useTranslate()
  const { kind, choices = [] } = sourceOf(source)
  const nameOf = useChoiceNames(source)
  if (kind === 'country') return <CountryWords />
  if (kind !== 'choice') return null
  const fields = choices.map((code) => <WordField key={code} code={code} value={nameOf(code)} />)
  return (
    <details open={choices.length <= fewWords}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('staff.filing.form.words')}
      </summary>
      <div className="space-y-3">{fields}</div>
    </details>
  )
}

function WordField({ code, value }: Readonly<{ code: string; value: string }>) {
  const t = useTranslate()
  return (
    <TextField
      name={`values.${code}`}
      label={t('staff.filing.form.value', { value })}
      maxLength={maxFilingValue}
      autoComplete="off"
    />
  )
}

function useChoiceNames(source: FilingSource): (code: string) => string {
  const t = useTranslate()
  const rules = useRules()
  if (source === 'sex') return (code) => t(`apply.gender.${code as Gender}`)
  if (source === 'port') {
    return (code) => {
      const port = findPort(rules, code)
      return port ? portLabel(port) : code
    }
  }
  return (code) => t(`staff.parts.visa.${code as VisaType}`)
}

/** Of some 250 countries, those that have a word here; another one is chosen from the list. */
function CountryWords() {
  const t = useTranslate()
  const book = countryBook(useLanguage())
  const line = useFields<FilingLine>()
  const { values = {} } = useAll(line)
  const [chosen] = useState(() => createFields({ country: '' }))
  const { country } = useAll(chosen)
  const isNew = country !== '' && !(country in values)
  const codes = Object.keys(values)
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-semibold">{t('staff.filing.form.words')}</legend>
      {codes.map((code) => (
        <WordField key={code} code={code} value={book.nameOf(code)} />
      ))}
      <FieldsProvider fields={chosen}>
        <CountryField
          name="country"
          label={t('staff.filing.form.country')}
          hint={t('staff.filing.form.country.hint')}
        />
      </FieldsProvider>
      {isNew && <WordField code={country} value={book.nameOf(country)} />}
    </fieldset>
  )
}
