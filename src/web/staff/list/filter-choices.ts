import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { workFlags, workWords } from '#domain/application/work.ts'
import { countries } from '#domain/reference/countries.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import type { FilterName } from './view.ts'

type Colleague = Readonly<{ id: string; name: string }>

export type FilterWords = Readonly<{
  t: Translate
  language: Language
  colleagues: readonly Colleague[]
  me: Colleague
}>

type Choice = Readonly<{ value: string; label: string }>

/** What a filter can be, in the reader's words; empty for days, which are typed. */
export function choicesOf(name: FilterName, words: FilterWords): readonly Choice[] {
  const { t, language, colleagues, me } = words
  const named = <T extends string>(all: readonly T[], say: (value: T) => string) =>
    all.map((value) => ({ value, label: say(value) }))
  switch (name) {
    case 'work':
      return named(workWords, (value) => t(`staff.parts.work.${value}`))
    case 'flag':
      return named(workFlags, (value) => t(`staff.parts.flag.${value}`))
    case 'status':
      return named(applicationStatuses, (value) => t(`staff.parts.status.${value}`))
    case 'visaType':
      return named(visaTypes, (value) => t(`staff.parts.visa.${value}`))
    case 'processingType':
      return named(processingTypes, (value) => t(`status.speed.${value}`))
    case 'nationality': {
      const nameOf = namesIn(language)
      const all = countries.map(({ code }) => ({ value: code, label: nameOf(code) }))
      return all.sort((a, b) => a.label.localeCompare(b.label, language))
    }
    case 'language': {
      const names = new Intl.DisplayNames([language], { type: 'language' })
      return named(languages, (value) => names.of(value) ?? value)
    }
    case 'assignee':
      return [
        { value: 'me', label: t('staff.list.filter.assignee.me') },
        { value: 'nobody', label: t('staff.list.filter.assignee.nobody') },
        ...colleagues
          .filter(({ id }) => id !== me.id)
          .map(({ id, name: label }) => ({ value: id, label })),
      ]
    default:
      return []
  }
}

/** A value that is set, in words. */
export function valueWords(name: FilterName, value: string, words: FilterWords): string {
  if (name === 'arrivalFrom' || name === 'arrivalTo') return sayShortDay(value, words.language)
  return choicesOf(name, words).find((each) => each.value === value)?.label ?? value
}
