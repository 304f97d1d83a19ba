import { useEffectEvent, useLayoutEffect } from 'react'
import { isForPage, type Keys } from './keys.ts'
import { useKeysChoice } from './use-keys-choice.ts'

/** A dialog, a menu or a panel has the keys instead of what it lies above; a decision in the making is being written. */
export const aboveApplication = '[data-base-ui-portal] [data-open], [data-deciding]'
/** The same for a page, which an open application lies above too. */
const abovePage = `${aboveApplication}, [aria-modal="true"]`

type KeysOptions = Readonly<{ isOn: boolean; above?: string }>

/**
 * Single keys of a page, unless somebody types or something lies above it. They change together with
 * what is shown, before it is painted: a key pressed at the sight of the next thing means that one.
 */
export function useKeys(keys: Keys, { isOn, above = abovePage }: KeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isForPage(event, takesText(event.target))) return
    const act = keys[event.key]
    if (!act || document.querySelector(above)) return
    event.preventDefault()
    act()
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn])
}

/** A single key of a page that presses one of its buttons. */
export function useShortcut(key: string | undefined, act: () => void): void {
  const [isOn] = useKeysChoice()
  useKeys(key ? { [key]: act } : {}, { isOn })
}

const typingTypes = ['text', 'search', 'email', 'password', 'number', 'date', 'tel', 'url']

/** Whether keys go into the element as text, or choose in it. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return typingTypes.includes(target.type)
  return target.isContentEditable || target.tagName === 'TEXTAREA' || target.role === 'combobox'
}
