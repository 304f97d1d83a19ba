import type { Ref } from 'react'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { isOnList } from './use-view.ts'

type SearchBoxProps = Readonly<{
  search: string
  onSearch: (search: string) => void
  /** An application lies above the list. */
  isCovered: boolean
  /** Escape: the keys belong to the list again. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}>

/** Finds applications by what is typed. */
export function SearchBox(props: SearchBoxProps) {
  return (
    <PausedSearch
      {...props}
      words="staff.list.search"
      // An application that was just clicked is in the address before it is drawn.
      mayTell={isOnList}
      className="min-w-0 flex-1 basis-56"
    />
  )
}
