import { useEffect } from 'react'
import { company } from '../company.ts'

/** What the page says of itself in its title: it is read first, and has to be what its heading says. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${company.name}`
  }, [title])
}
