import { useEffect, useMemo, useState } from 'react'
import { createCountrySearch, namesIn } from '#domain/reference/country-search.ts'
import { maxSourceText } from '#domain/rules/limits.ts'
import { type Regime, type RulesDocument, regimes } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { isCalendarDate } from '#domain/time/calendar.ts'
import { now } from '../../clock.ts'
import { Flag } from '../../form/Flag.tsx'
import type { Fields } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DayField } from '../parts/DayField.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { LabelledSelect } from '../parts/Select.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { saySource } from './words.ts'

type Rules = Pick<RulesDocument, 'regimes' | 'sources'>
type CountriesProps = Readonly<{
  rules: Rules
  /** Null: the list is read. */
  onChange: ((rules: Rules) => void) | null
}>

/** More than one looks through; the search finds the others. */
const mostShown = 12

const shown = [...regimes, 'unchecked', 'all'] as const

/** How each nationality enters, where that was read, and which ones nobody has checked. */
export function Countries({ rules, onChange }: CountriesProps) {
  const { t, language } = useWords()
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState<(typeof shown)[number]>('all')
  const [isWhole, setWhole] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const search = useMemo(() => createCountrySearch(language), [language])
  const nameOf = useMemo(() => namesIn(language), [language])
  const isShown = (code: string) =>
    only === 'all' ||
    (only === 'unchecked' ? !Object.hasOwn(rules.sources, code) : rules.regimes[code] === only)
  const found = search(typed).filter(({ code }) => isShown(code))
  const listed = isWhole ? found : found.slice(0, mostShown)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextBox
          label={t('staff.rules.countries.search')}
          type="search"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onType={setTyped}
        />
        <LabelledSelect
          label={t('staff.rules.countries.show')}
          value={only}
          choices={shown.map((value) => ({
            value,
            label:
              value === 'all' || value === 'unchecked'
                ? t(`staff.rules.countries.${value}`)
                : t(`staff.parts.regime.${value}`),
          }))}
          onChoose={setOnly}
        />
      </div>
      <p role="status" className="mt-3 text-sm text-quiet">
        {t('staff.rules.countries.count', { count: found.length })}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {listed.map(({ code }) => (
          <Country
            key={code}
            {...{ code, name: nameOf(code), rules }}
            onChange={onChange && (() => setOpen(code))}
          />
        ))}
      </ul>
      {listed.length < found.length && (
        <SmallButton look="quiet" className="-ms-3" onClick={() => setWhole(true)}>
          {t('staff.rules.countries.more')}
        </SmallButton>
      )}
      {open !== null && onChange && (
        <CountryDialog
          title={nameOf(open)}
          code={open}
          rules={rules}
          onDone={onChange}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

type CountryProps = Readonly<{
  code: string
  name: string
  rules: Rules
  onChange: (() => void) | null
}>

function Country({ code, name, rules, onChange }: CountryProps) {
  const { t, language } = useWords()
  const regime = rules.regimes[code]
  const source = rules.sources[code]
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5">
      <Flag code={code} />
      <span className="min-w-40 flex-1 font-medium sm:max-w-64">{name}</span>
      <span className="text-sm sm:w-44">{regime && t(`staff.parts.regime.${regime}`)}</span>
      <span className="basis-full text-sm text-quiet sm:min-w-40 sm:flex-1 sm:basis-0">
        {source ? (
          saySource(source, language)
        ) : (
          <Badge tone="warning">{t('staff.rules.unchecked')}</Badge>
        )}
      </span>
      {onChange && (
        <SmallButton
          look="quiet"
          aria-label={t('staff.rules.change.of', { name })}
          onClick={onChange}
        >
          {t('staff.rules.change')}
        </SmallButton>
      )}
    </li>
  )
}

type CountryDialogProps = Readonly<{
  title: string
  code: string
  rules: Rules
  onDone: (rules: Rules) => void
  onClose: () => void
}>

type TypedCountry = Readonly<{ regime: Regime; text: string; on: string }>

/** What was read proves neither another regime, nor that another source was read on that day. */
function keepProven(fields: Fields<TypedCountry>, before: TypedCountry, today: string) {
  let last = before
  return fields.subscribe(() => {
    const { regime, text, on } = fields.all()
    const [isOther, isRead] = [regime !== last.regime, text !== last.text]
    last = fields.all()
    if (isOther && regime !== before.regime && text === before.text) fields.set('text', '')
    if (isOther && regime === before.regime && text === '') fields.set('text', before.text)
    if (isRead && text === before.text) fields.set('on', before.on)
    else if (isRead && on === before.on) fields.set('on', today)
  })
}

/** The regime of a nationality with its source; without a source it counts as not checked. */
function CountryDialog({ title, code, rules, onDone, onClose }: CountryDialogProps) {
  const t = useTranslate()
  const today = dayAtSeat(now())
  const [before] = useState<TypedCountry>(() => {
    const { text = '', on = today } = rules.sources[code] ?? {}
    return { regime: rules.regimes[code] ?? 'e-visa', text, on }
  })
  const form = useSendingForm({
    first: before,
    check: ({ text, on }) => ({
      on: text.trim() !== '' && !isCalendarDate(on) && t('staff.rules.fault.day.malformed'),
    }),
    send: async ({ regime, text, on }) => {
      const { [code]: _, ...sources } = rules.sources
      onDone({
        regimes: { ...rules.regimes, [code]: regime },
        sources: text.trim() ? { ...sources, [code]: { text: text.trim(), on } } : sources,
      })
    },
    onDone: onClose,
  })
  const { fields } = form
  useEffect(() => keepProven(fields, before, today), [fields, before, today])
  return (
    <FormDialog {...{ title, form, onClose }} action={t('staff.rules.done')}>
      <SelectField
        name="regime"
        label={t('staff.rules.regime')}
        options={regimes.map((value) => ({ value, label: t(`staff.parts.regime.${value}`) }))}
      />
      <TextField
        name="text"
        label={t('staff.rules.source')}
        hint={t('staff.rules.source.hint')}
        maxLength={maxSourceText}
        autoComplete="off"
      />
      <DayField name="on" label={t('staff.rules.source.on')} />
    </FormDialog>
  )
}
