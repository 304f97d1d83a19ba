import { useEffect, useRef } from 'react'
import { actionOf, type KeyAction } from './keys.ts'

const typing = 'input, textarea, select, [contenteditable]'
const above = 'dialog[open], :popover-open, [aria-modal="true"]'

/** Hears the keys of the list, unless somebody types or something lies above it. */
export function useKeys(isOn: boolean, onAction: (action: KeyAction) => void): void {
  const act = useRef(onAction)
  act.current = onAction
  useEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null
      const action = actionOf(event, isTyping)
      if (!action || event.defaultPrevented || document.querySelector(above)) return
      event.preventDefault()
      act.current(action)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn])
}
