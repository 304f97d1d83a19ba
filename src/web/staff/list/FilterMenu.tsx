import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { maxFilterValues, valuesOf } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { workFlags, workWords } from '#domain/application/work.ts'
import { countries } from '#domain/reference/countries.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { boxClass } from '../../form/Field.tsx'
import { sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, filterIcon } from '../../ui/icons.ts'
import { DayChoice } from '../parts/DayField.tsx'
import { compact } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { LabelledSeveral } from '../parts/Select.tsx'
import { useColleagues } from '../parts/use-colleagues.ts'
import { useMe } from '../parts/use-me.ts'
import type { ChangeView } from './use-view.ts'
import {
  type FilterName,
  type Narrowing,
  narrowed,
  narrowings,
  offered,
  type View,
  widened,
} from './view.ts'

type FilterProps = Readonly<{ view: View; change: ChangeView }>

export function FilterMenu({ view, change }: FilterProps) {
  const t = useTranslate()
  const count = narrowings.filter((name) => view.filter[name] !== undefined).length
  return (
    <PopoverButton
      className={buttonClass('secondary', `${compact} font-medium! whitespace-nowrap`)}
      panelClass="w-[34rem] p-4!"
      label={
        <>
          <Icon path={filterIcon} className="size-4.5" />
          <span>{t('staff.list.filter')}</span>
          {count > 0 && (
            <span className="figures rounded-full bg-ocean px-1.5 text-xs text-on-ocean">
              {count}
            </span>
          )}
        </>
      }
    >
      {() => <FilterForm view={view} change={change} />}
    </PopoverButton>
  )
}

function FilterForm({ view, change }: FilterProps) {
  const t = useTranslate()
  const words = useFilterWords(true)
  const set = (name: Narrowing, value: string) =>
    change({ filter: narrowed(view.filter, name, value || null) }, { replace: true })
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t('staff.list.filter.label')}</legend>
      {offered.map((name) => (
        <FilterField
          key={name}
          name={name}
          value={view.filter[name] ?? ''}
          words={words}
          onSet={(value) => set(name, value)}
        />
      ))}
    </fieldset>
  )
}

type FilterFieldProps = Readonly<{
  name: Narrowing
  value: string
  words: FilterWords
  onSet: (value: string) => void
}>

function FilterField({ name, value, words, onSet }: FilterFieldProps) {
  const { t } = words
  const isDay = name === 'arrivalFrom' || name === 'arrivalTo'
  const label = t(`staff.list.filter.${name}`)
  const labelClass = 'block text-xs font-medium text-quiet'
  if (isDay) {
    const look = boxClass(false, 'mt-1 min-h-11! px-3! text-sm!')
    return (
      <DayChoice label={label} labelClass={labelClass} day={value} onDay={onSet} className={look} />
    )
  }
  return (
    <LabelledSeveral
      label={label}
      labelClass={labelClass}
      values={value ? valuesOf(value) : []}
      none={t('staff.list.filter.any')}
      most={maxFilterValues}
      mostWords={t('staff.list.filter.most', { count: maxFilterValues })}
      choices={choicesOf(name, words)}
      onChoose={(values) => onSet(values.join(','))}
    />
  )
}

/** What is set, each taken away by itself, or all at once. */
export function FilterChips({ view, change }: FilterProps) {
  const t = useTranslate()
  const set = narrowings.flatMap((name) =>
    valuesOf(view.filter[name] ?? '').flatMap((value) => (value ? [{ name, value }] : [])),
  )
  const words = useFilterWords(view.filter.assignee !== undefined)
  if (set.length === 0) return null
  const take = (name: Narrowing, taken: string) => {
    const left = valuesOf(view.filter[name] ?? '').filter((value) => value !== taken)
    change({ filter: narrowed(view.filter, name, left.join(',') || null) })
  }
  return (
    <ul aria-label={t('staff.list.filter.set')} className="flex flex-wrap items-center gap-2 pb-2">
      {set.map((each) => {
        const { name } = each
        const what = t(`staff.list.filter.${name}`)
        const value = valueWords(name, each.value, words)
        return (
          <li key={`${name} ${each.value}`}>
            <button
              type="button"
              aria-label={t('staff.list.filter.remove', { what, value })}
              onClick={() => take(name, each.value)}
              className="flex min-h-9 items-center gap-1.5 rounded-full border border-ocean/40 bg-ocean-tint ps-3 pe-2 text-sm text-ocean hover:border-ocean pointer-coarse:min-h-11"
            >
              <span>
                <span>{`${what}: `}</span>
                <span className="font-semibold">{value}</span>
              </span>
              <Icon path={closeIcon} className="size-4" />
            </button>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          onClick={() => change({ filter: widened(view.filter) })}
          className="link min-h-9 px-2 text-sm font-medium pointer-coarse:min-h-11"
        >
          {t('staff.list.filter.clear')}
        </button>
      </li>
    </ul>
  )
}

function useFilterWords(withColleagues: boolean): FilterWords {
  const { t, language } = useWords()
  return { t, language, colleagues: useColleagues(withColleagues), me: useMe() }
}

type Colleague = Readonly<{ id: string; name: string }>

type FilterWords = Readonly<{
  t: Translate
  language: Language
  colleagues: readonly Colleague[]
  me: Colleague
}>

type Choice = Readonly<{ value: string; label: string }>

/** What a filter can be, in the reader's words; empty for days, which are typed. */
function choicesOf(name: FilterName, words: FilterWords): readonly Choice[] {
  const { t, language, colleagues, me } = words
  const named = <T extends string>(all: readonly T[], say: (value: T) => string) =>
    all.map((value) => ({ value, label: say(value) }))
  const choices: Partial<Record<FilterName, () => readonly Choice[]>> = {
    work: () => named(workWords, (value) => t(`staff.parts.work.${value}`)),
    flag: () => named(workFlags, (value) => t(`staff.parts.flag.${value}`)),
    status: () => named(applicationStatuses, (value) => t(`staff.parts.status.${value}`)),
    visaType: () => named(visaTypes, (value) => t(`staff.parts.visa.${value}`)),
    processingType: () => named(processingTypes, (value) => t(`status.speed.${value}`)),
    nationality: () => {
      const nameOf = namesIn(language)
      const all = countries.map(({ code }) => ({ value: code, label: nameOf(code) }))
      return all.sort((a, b) => a.label.localeCompare(b.label, language))
    },
    language: () => {
      const names = new Intl.DisplayNames([language], { type: 'language' })
      return named(languages, (value) => names.of(value) ?? value)
    },
    assignee: () => [
      ...named(['me', 'nobody'], (value) => t(`staff.list.filter.assignee.${value}`)),
      ...colleagues
        .filter(({ id }) => id !== me.id)
        .map(({ id, name: label }) => ({ value: id, label })),
    ],
  }
  return choices[name]?.() ?? []
}

function valueWords(name: FilterName, value: string, words: FilterWords): string {
  if (name === 'arrivalFrom' || name === 'arrivalTo') return sayShortDay(value, words.language)
  return choicesOf(name, words).find((each) => each.value === value)?.label ?? value
}
