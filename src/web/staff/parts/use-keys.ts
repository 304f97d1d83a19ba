import { useLayoutEffect, useRef } from 'react'
import { isForPage, type Keys } from './keys.ts'

/** What lies above a page and has the keys instead. */
const abovePage = 'dialog[open], :popover-open, [aria-modal="true"]'
/** The same for an open application, which lies above a page itself. */
export const aboveApplication = 'dialog[open]'

type KeysOptions = Readonly<{ isOn: boolean; above?: string }>

/**
 * Single keys of a page, unless somebody types or something lies above it. They change together with
 * what is shown, before it is painted: a key pressed at the sight of the next thing means that one.
 */
export function useKeys(keys: Keys, { isOn, above = abovePage }: KeysOptions): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForPage(event, takesText(event.target))) return
      const act = latest.current[event.key]
      if (!act || document.querySelector(above)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn, above])
}

const typingTypes = ['text', 'search', 'email', 'password', 'number', 'date', 'tel', 'url']

/** Whether keys go into the element as text, or choose in it. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return typingTypes.includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}
