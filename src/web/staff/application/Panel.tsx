import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { aboveApplication } from '../parts/use-keys.ts'
import { useInertAround } from './use-inert-around.ts'

type PanelProps = Readonly<{ label: string; onClose: () => void; children: ReactNode }>

/**
 * The dialog of an application: the whole screen of a phone, a wide sheet over the list elsewhere.
 */
export function Panel({ label, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useInertAround(panel)
  useStillPage()

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // A question in a dialog of its own takes its own Escape.
    if (document.querySelector(aboveApplication)) return
    event.stopPropagation()
    onClose()
  }

  return (
    <div className="fixed inset-0 z-30 flex justify-end bg-[rgb(8_14_12/0.45)]">
      <div aria-hidden="true" className="hidden flex-1 lg:block" onPointerDown={onClose} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={press}
        className="flex h-full w-full min-w-0 flex-col bg-paper shadow-raised lg:w-[min(88rem,calc(100%-3rem))] lg:border-s lg:border-line"
      >
        {children}
      </div>
    </div>
  )
}

/** The list keeps its place while something lies above it. */
function useStillPage(): void {
  useEffect(() => {
    const root = document.documentElement
    const before = root.style.overflow
    root.style.overflow = 'hidden'
    return () => {
      root.style.overflow = before
    }
  }, [])
}
