import { useEffect } from 'react'
import { company } from '../company.ts'

/** Sets the document title, which is announced first and must match the heading. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${company.name}`
  }, [title])
}
