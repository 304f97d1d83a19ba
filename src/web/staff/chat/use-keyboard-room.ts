import { useEffect } from 'react'

const name = '--visible-height'

/**
 * Tells the style sheet how much height a keyboard on the screen leaves. Browsers cover the page with
 * it instead of making the page smaller, and the field to type in would lie beneath.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const fit = () => {
      const isCovered = seen.scale === 1 && seen.height < innerHeight - 100
      if (!isCovered) {
        style.removeProperty(name)
        return
      }
      style.setProperty(name, `${seen.height}px`)
      scrollTo(0, 0)
    }
    seen.addEventListener('resize', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      style.removeProperty(name)
    }
  }, [])
}
