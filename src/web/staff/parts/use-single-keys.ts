import { useEffect, useRef } from 'react'
import { useKeysChoice } from './use-keys-choice.ts'

type Keys = Readonly<Record<string, () => unknown>>

const typingTypes = ['text', 'search', 'email', 'password', 'number', 'date', 'tel', 'url']

/** Whether keys go into the element as text, or choose in it. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return typingTypes.includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Single keys, as long as nobody types, no combination of the browser is meant and no dialog asks. */
export function useKeys(keys: Keys): void {
  const [isOn] = useKeysChoice()
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented || takesText(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
