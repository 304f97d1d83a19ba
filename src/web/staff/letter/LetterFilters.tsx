import { useRef } from 'react'
import { letterKinds, letterStandings } from '#domain/letter.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { kindWords } from '../parts/letter/letter-words.ts'
import { selectLook } from '../parts/looks.ts'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { useKeys } from '../parts/use-keys.ts'
import type { LetterQuestion } from './use-letters.ts'

type LetterFiltersProps = Readonly<{
  question: LetterQuestion
  onChange: (change: Partial<Record<'state' | 'kind', string>>) => void
  onSearch: (search: string) => void
}>

/** Finds letters by a part of the address or the number of an application, by kind, and by what became of them. */
export function LetterFilters({ question, onChange, onSearch }: LetterFiltersProps) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-2">
      <Search search={question.search ?? ''} onSearch={onSearch} />
      <select
        aria-label={t('staff.letter.kind.label')}
        value={question.kind ?? ''}
        onChange={({ target }) => onChange({ kind: target.value })}
        className={`${selectLook} max-sm:w-full`}
      >
        <option value="">{t('staff.letter.kind.all')}</option>
        {letterKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords(kind, t)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('staff.letter.state')}
        value={question.state ?? ''}
        onChange={({ target }) => onChange({ state: target.value })}
        className={`${selectLook} max-sm:w-full`}
      >
        <option value="">{t('staff.letter.state.all')}</option>
        {letterStandings.map((state) => (
          <option key={state} value={state}>
            {t(`staff.letter.state.${state}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

type SearchProps = Readonly<{ search: string; onSearch: (search: string) => void }>

/** Addresses stay out of the address of the page. */
function Search(props: SearchProps) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() }, { isOn: true })
  return (
    <PausedSearch
      {...props}
      ref={input}
      words={{
        label: t('staff.letter.search'),
        placeholder: t('staff.letter.search.placeholder'),
        hint: t('staff.letter.search.hint'),
        clear: t('staff.letter.search.clear'),
      }}
      className="min-w-0 flex-1 basis-64"
    />
  )
}
