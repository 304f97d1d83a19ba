import { type RefObject, useEffect } from 'react'

/**
 * Takes everything around the element out of reach of pointer, keyboard and screen reader, but for the
 * passing messages and questions that lie above it.
 */
export function useInertAround(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stilled: HTMLElement[] = []
    let inside: HTMLElement | null = element.current
    while (inside && inside !== document.body) {
      for (const sibling of inside.parentElement?.children ?? []) {
        if (sibling === inside || !(sibling instanceof HTMLElement)) continue
        if (sibling.inert || 'baseUiPortal' in sibling.dataset || 'toasts' in sibling.dataset)
          continue
        sibling.inert = true
        stilled.push(sibling)
      }
      inside = inside.parentElement
    }
    return () => {
      for (const each of stilled) each.inert = false
    }
  }, [element])
}
