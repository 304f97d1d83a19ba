import { type Ref, useEffect, useRef, useState } from 'react'
import { SearchInput } from './SearchInput.tsx'

const pauseInTyping = 300

type PausedSearchProps = Readonly<{
  search: string
  onSearch: (search: string) => void
  words: Parameters<typeof SearchInput>[0]['words']
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
export function PausedSearch({
  search,
  onSearch,
  leavingKeys = [],
  onLeave = () => {},
  isCovered = false,
  mayTell = () => true,
  ...shown
}: PausedSearchProps) {
  const { typed, setTyped, send } = useTyped(search, onSearch, { isCovered, mayTell })
  return (
    <SearchInput
      {...shown}
      value={typed}
      onType={setTyped}
      onEnter={() => send(typed)}
      onClear={() => {
        setTyped('')
        send('')
      }}
      leavingKeys={['Escape', ...leavingKeys]}
      onLeave={onLeave}
    />
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
