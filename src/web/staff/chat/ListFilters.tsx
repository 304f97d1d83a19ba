import { type Ref, useEffect, useRef, useState } from 'react'
import { chatStates } from '#domain/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { SearchInput } from '../parts/SearchInput.tsx'
import type { Filter } from './queries.ts'

const pauseInTyping = 300

type ListSearchProps = Readonly<{
  onSearch: (search: string) => void
  /** Escape, or the arrow down: the keys belong to the list again. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}>

/** Searches when somebody stops typing. */
export function ListSearch({ onSearch, onLeave, ref }: ListSearchProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const tell = useRef(onSearch)
  tell.current = onSearch
  useEffect(() => {
    const timer = setTimeout(() => tell.current(typed.trim()), pauseInTyping)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <SearchInput
      ref={ref}
      value={typed}
      words={{
        label: t('staff.chat.search'),
        placeholder: t('staff.chat.search.placeholder'),
        hint: t('staff.chat.search.hint'),
        clear: t('staff.chat.search.clear'),
      }}
      onType={setTyped}
      onEnter={() => onSearch(typed.trim())}
      onClear={() => setTyped('')}
      leavingKeys={['Escape', 'ArrowDown']}
      onLeave={onLeave}
    />
  )
}

type StateTabsProps = Readonly<{
  state: Filter['state']
  onChoose: (state: Filter['state']) => void
}>

export function StateTabs({ state, onChoose }: StateTabsProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend className="sr-only">{t('staff.chat.filter.label')}</legend>
      <div className="flex rounded-field border border-line bg-surface p-0.5">
        {[...chatStates, 'all' as const].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            onClick={() => onChoose(each)}
            className="min-h-9 flex-1 rounded-small px-3 text-sm font-medium whitespace-nowrap text-quiet -outline-offset-2! hover:text-ink aria-pressed:bg-ocean-tint aria-pressed:text-ocean pointer-coarse:min-h-11"
          >
            {t(`staff.chat.filter.${each}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
