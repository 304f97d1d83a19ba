import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { SearchInput } from '../parts/SearchInput.tsx'
import { isOnList } from './use-view.ts'

const pauseInTyping = 300

type SearchBoxProps = Readonly<{
  search: string
  onSearch: (search: string) => void
  /** An application lies above the list: what was typed just before waits until it is closed. */
  isCovered: boolean
  /** Escape: the keys belong to the list again. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}>

/** Searches when somebody stops typing. What is typed is never replaced from outside meanwhile. */
export function SearchBox({ search, onSearch, isCovered, onLeave, ref }: SearchBoxProps) {
  const t = useTranslate()
  const { typed, setTyped, send } = useTyped(search, onSearch, isCovered)
  return (
    <SearchInput
      ref={ref}
      value={typed}
      words={{
        label: t('staff.list.search'),
        placeholder: t('staff.list.search.placeholder'),
        hint: t('staff.list.search.hint'),
        clear: t('staff.list.search.clear'),
      }}
      onType={setTyped}
      onEnter={() => send(typed)}
      onClear={() => {
        setTyped('')
        send('')
      }}
      leavingKeys={['Escape']}
      onLeave={onLeave}
      className="min-w-0 flex-1 basis-56"
    />
  )
}

function useTyped(search: string, onSearch: (search: string) => void, isCovered: boolean) {
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
    // An application that was just clicked is in the address before it is drawn.
    const timer = setTimeout(() => isOnList() && send(typed), pauseInTyping)
    return () => clearTimeout(timer)
  }, [typed, isCovered])

  return { typed, setTyped, send }
}
