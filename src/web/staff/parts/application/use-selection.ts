import { useLocation } from 'react-router'
import { type DocumentType, documentTypes } from '#domain/document/document.ts'
import type { Tab } from './places.ts'
import { useApplicationNavigation } from './use-navigation.ts'

/** What is looked at inside a tab, kept in the address. */
export function useSelection(id: number, tab: Tab): [Selection, (selection: Selection) => void] {
  const { hash } = useLocation()
  const { go } = useApplicationNavigation()
  return [selectionOf(hash), (selection) => go(id, tab, hashOf(selection))]
}

type Selection = Readonly<{ position: number | null; type: DocumentType | null }>

/** '#2-passportPhoto' or '#2': it holds nobody's name, and a reload finds it. */
function selectionOf(hash: string): Selection {
  const [, position, type] = /^#([1-9]\d?)(?:-(\w+))?$/.exec(hash) ?? []
  return {
    position: position ? Number(position) : null,
    type: documentTypes.find((each) => each === type) ?? null,
  }
}

export function hashOf({ position, type }: Selection): string {
  if (position === null) return ''
  return type ? `#${position}-${type}` : `#${position}`
}
