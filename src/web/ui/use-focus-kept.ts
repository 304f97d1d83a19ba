import { useEffect } from 'react'

/** More than any page nests; beyond it nothing is remembered. */
const most = 100

/** What takes the focus by a click, or hands it on. */
const focusable = 'a[href], button, input, select, textarea, summary, label, [tabindex]'

/** What would open a phone's keyboard. */
const typed = 'input, textarea'

/**
 * What had the focus goes with what was done: it goes on at the nearest place around that is still there
 * and takes it, and after a dialog where somebody was before. A screen that leads on by itself is faster.
 * Who clicks on blank space has left, and is not called back.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let places: readonly HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      const before = places.filter((place) => place.isConnected)
      places = [...new Set([...around(target), ...before])].slice(0, most)
    }
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest(focusable))) places = []
    }
    // A hidden tab draws nothing for hours: one frame waits at most.
    let frame = 0
    const keep = () => {
      frame = 0
      if (places[0]?.isConnected !== false || document.activeElement !== document.body) return
      places = places.filter((place) => place.isConnected)
      places.find((place) => {
        if (!place.matches(typed)) place.focus({ preventScroll: true })
        return document.activeElement === place
      })
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(keep)
    })
    addEventListener('focusin', remember)
    addEventListener('pointerdown', forget)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('pointerdown', forget)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
}

/** An element, and around it what takes the focus by script. */
function around(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = []
  let each = target instanceof HTMLElement ? target : null
  for (; each && each !== document.body; each = each.parentElement) {
    if (each === target || each.hasAttribute('tabindex')) found.push(each)
  }
  return found
}
