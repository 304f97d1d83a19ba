import { useEffect, useRef, useState } from 'react'
import type { Gender, VisaType } from '#domain/application/choice.ts'
import { type FilingLine, maxFilingLabel, maxFilingValue } from '#domain/filing/form.ts'
import {
  type FilingSource,
  filingSourceNames,
  formatsOf,
  sourceOf,
} from '#domain/filing/sources.ts'
import { findPort, portLabel } from '#domain/reference/ports.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { CountryField } from '../../form/CountryField.tsx'
import { countryBook } from '../../form/country-choice.ts'
import { createFields, FieldsProvider, useAll, useFields } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { fitted } from './draft.ts'
import { SampleValue } from './Sample.tsx'

/** A question that nobody has answered yet. */
const newLine: FilingLine = {
  key: '',
  label: '',
  source: 'not-asked',
  format: 'as-written',
  isOn: true,
}

type LineDialogProps = Readonly<{
  /** Null: a new one. */
  line: FilingLine | null
  mailbox: string
  keyFor: (label: string) => string
  onDone: (line: FilingLine) => void
  onRemove: (key: string) => void
  onClose: () => void
}>

/** One question: its words, where its answer comes from, and how that is written. */
export function LineDialog({ line, mailbox, keyFor, onDone, onRemove, onClose }: LineDialogProps) {
  const t = useTranslate()
  const form = useSendingForm({
    first: line ?? newLine,
    check: ({ label }) => ({ label: !label.trim() && t('staff.parts.name.needed') }),
    send: async (given) => {
      const label = given.label.trim()
      onDone({ ...fitted(given), label, key: given.key || keyFor(label) })
    },
    onDone: onClose,
  })
  const { fields } = form
  const typed = fitted(useAll(fields))
  const { kind } = sourceOf(typed.source)
  const formats = formatsOf[kind]
  const lastKind = useRef(kind)
  useEffect(() => {
    // Of another kind of answer the usual way to write it.
    if (lastKind.current !== kind) fields.set('format', formatsOf[kind][0])
    lastKind.current = kind
  }, [fields, kind])
  return (
    <FormDialog
      title={line?.label ?? t('staff.filing.form.add')}
      form={form}
      action={t('staff.filing.form.close')}
      removal={line && { label: t('staff.filing.form.remove'), act: () => onRemove(line.key) }}
      onClose={onClose}
    >
      <NameField label={t('staff.filing.form.label')} />
      <SelectField
        name="source"
        label={t('staff.filing.form.source')}
        options={filingSourceNames.map((value) => ({
          value,
          label: t(`staff.filing.source.${value}`),
        }))}
      />
      {formats.length > 1 && (
        <SelectField
          name="format"
          label={t('staff.filing.form.format')}
          options={formats.map((value) => ({ value, label: t(`staff.filing.format.${value}`) }))}
        />
      )}
      <div className="rounded-field bg-sunken px-3.5 py-2.5">
        <p className="text-xs text-quiet">{t('staff.filing.form.sample.short')}</p>
        <SampleValue line={typed} mailbox={mailbox} />
      </div>
      <PortalWords source={typed.source} />
      <CheckboxField name="isOn" label={t('staff.filing.form.on')} />
      {typed.source === 'not-asked' && typed.isOn && (
        <CheckboxField
          name="isAsked"
          label={t('staff.filing.form.ask')}
          hint={t('staff.filing.form.ask.hint')}
        />
      )}
    </FormDialog>
  )
}

export const NameField = ({ label }: Readonly<{ label: string }>) => (
  <TextField name="label" label={label} maxLength={maxFilingLabel} autoComplete="off" />
)

/** More than these are folded away. */
const fewWords = 6

/** The portal's own words for what may be chosen, and for the countries that it calls otherwise. */
function PortalWords({ source }: Readonly<{ source: FilingSource }>) {
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
