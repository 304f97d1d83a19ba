import { useOutletContext } from 'react-router'
import { staffPages } from '../../../paths.ts'

/** What the list offers to the application that is open above it. */
export type ListOutlet = Readonly<{
  close: () => void
  open: (id: number, tab?: string) => void
  /** The application after (1) or before (-1) this one in the list; null at its ends. */
  neighbour: (id: number, step: 1 | -1) => number | null
}>

export function useListOutlet(): ListOutlet {
  return useOutletContext<ListOutlet>()
}

/** The state of a link from another page, to which closing leads back. */
export const backHere = { isBackHere: true } as const

/** The address of an application, on one of its tabs. */
export function applicationPath(id: number, tab?: string): string {
  return `${staffPages.admin}/applications/${id}${tab ? `/${tab}` : ''}`
}
