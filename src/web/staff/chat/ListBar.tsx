import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { chatStates } from '#domain/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, searchIcon } from '../../ui/icons.ts'
import type { Filter } from './queries.ts'

const pauseInTyping = 300

type ListSearchProps = Readonly<{
  onSearch: (search: string) => void
  /** Escape, or the arrow down: the keys belong to the list again. */
  onLeave: () => void
  ref?: Ref<HTMLInputElement>
}>

/** Searches when somebody stops typing. */
export function ListSearch({ onSearch, onLeave, ref }: ListSearchProps) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const tell = useRef(onSearch)
  tell.current = onSearch
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  useEffect(() => {
    const timer = setTimeout(() => tell.current(typed.trim()), pauseInTyping)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="relative block">
      <label htmlFor={id} className="sr-only">
        {t('staff.chat.search')}
      </label>
      <Icon
        path={searchIcon}
        className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-quiet"
      />
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={typed}
        placeholder={t('staff.chat.search.placeholder')}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') onSearch(typed.trim())
          if (event.key !== 'Escape' && event.key !== 'ArrowDown') return
          event.preventDefault()
          input.current?.blur()
          onLeave()
        }}
        className="min-h-11 w-full rounded-field border border-edge bg-surface ps-10 pe-11 text-sm text-ink placeholder:text-quiet hover:border-ocean"
      />
      <span id={`${id}-hint`} className="sr-only">
        {t('staff.chat.search.hint')}
      </span>
      {typed ? (
        <button
          type="button"
          aria-label={t('staff.chat.search.clear')}
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-quiet hover:text-ink"
        >
          <Icon path={closeIcon} className="size-4.5" />
        </button>
      ) : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 hidden -translate-y-1/2 rounded-small border border-line px-1.5 text-xs text-quiet md:block"
        >
          /
        </span>
      )}
    </search>
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
