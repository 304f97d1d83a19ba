import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, searchIcon } from '../../ui/icons.ts'

const pauseInTyping = 300

type PausedSearchProps = Readonly<{
  search: string
  onSearch: (search: string) => void
  /** Begins the names of its phrases. */
  words: 'staff.list.search' | 'staff.letter.search' | 'staff.chat.search'
  /** Keys that lead out of the field, besides Escape. */
  leavingKeys?: readonly string[]
  onLeave?: () => void
  /** Something lies above the list: what was typed just before waits until it is closed. */
  isCovered?: boolean
  /** Asked when the pause is over. */
  mayTell?: () => boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}>

/** Searches when somebody stops typing. What is typed is never replaced from outside meanwhile. */
export function PausedSearch(props: PausedSearchProps) {
  const { search, onSearch, words, leavingKeys = [], onLeave, className = '', ref } = props
  const { isCovered = false, mayTell = () => true } = props
  const { typed, setTyped, send } = useTyped(search, onSearch, { isCovered, mayTell })
  const t = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  return (
    <search className={`relative block ${className}`}>
      <label htmlFor={id} className="sr-only">
        {t(words)}
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
        placeholder={t(`${words}.placeholder`)}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') send(typed)
          if (event.key !== 'Escape' && !leavingKeys.includes(event.key)) return
          event.preventDefault()
          input.current?.blur()
          onLeave?.()
        }}
        className="min-h-11 w-full rounded-field border border-edge bg-surface ps-10 pe-11 text-sm text-ink placeholder:text-quiet hover:border-ocean"
      />
      <span id={`${id}-hint`} className="sr-only">
        {t(`${words}.hint`)}
      </span>
      {typed ? (
        <button
          type="button"
          aria-label={t(`${words}.clear`)}
          onClick={() => {
            setTyped('')
            send('')
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

type When = Readonly<{ isCovered: boolean; mayTell: () => boolean }>

function useTyped(
  search: string,
  onSearch: (search: string) => void,
  { isCovered, mayTell }: When,
) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  const tell = useRef(onSearch)
  tell.current = onSearch

  const send = (text: string) => {
    const next = text.trim()
    if (next === sent.current) return
    sent.current = next
    tell.current(next)
  }

  // Back, a cleared search and the like come from outside; our own words come back as they were sent.
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setTyped(search)
  }, [search])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (isCovered) return
    const timer = setTimeout(() => mayTell() && send(typed), pauseInTyping)
    return () => clearTimeout(timer)
  }, [typed, isCovered])

  return { typed, setTyped, send }
}
