import { useRef } from 'react'
import { letterKinds, letterStandings } from '#domain/letter.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { kindWords } from '../parts/letter/letter-words.ts'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { Select } from '../parts/Select.tsx'
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
      <Select
        aria-label={t('staff.letter.kind.label')}
        value={question.kind ?? ''}
        choices={[
          { value: '', label: t('staff.letter.kind.all') },
          ...letterKinds.map((value) => ({ value, label: kindWords(value, t) })),
        ]}
        onChoose={(kind) => onChange({ kind })}
        className="max-sm:w-full"
      />
      <Select
        aria-label={t('staff.letter.state')}
        value={question.state ?? ''}
        choices={[
          { value: '', label: t('staff.letter.state.all') },
          ...letterStandings.map((value) => ({ value, label: t(`staff.letter.state.${value}`) })),
        ]}
        onChoose={(state) => onChange({ state })}
        className="max-sm:w-full"
      />
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
