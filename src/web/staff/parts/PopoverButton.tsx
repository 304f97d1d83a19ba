import { type ReactNode, useId, useRef, useState } from 'react'
import { useKeys } from './use-keys.ts'
import { useKeysChoice } from './use-keys-choice.ts'

type PopoverButtonProps = Readonly<{
  /** What stands on the button. */
  label: ReactNode
  /** Its name, where the label alone does not say it. */
  name?: string
  className: string
  /** What opens below it; `close` puts it away. */
  children: (close: () => void) => ReactNode
  panelClass?: string
  /** A single key that opens it too. */
  shortcut?: string
}>

/** Room between the panel and the edge of the screen. */
const margin = 8

/**
 * A button that opens a panel below itself, or above where there is more room. Escape and a press
 * elsewhere put it away, by the browser; it holds nothing before it is asked for.
 */
export function PopoverButton({
  label,
  name,
  className,
  children,
  panelClass = 'w-72',
  shortcut,
}: PopoverButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isOn] = useKeysChoice()
  const keys = shortcut ? { [shortcut]: () => panel.current?.showPopover() } : {}
  useKeys(keys, { isOn })
  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        popoverTarget={id}
        aria-label={name}
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcut}
        className={className}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-button`}
        onToggle={(event) => {
          const opens = event.newState === 'open'
          setOpen(opens)
          if (opens && button.current && panel.current) {
            place(panel.current, button.current.getBoundingClientRect())
          }
        }}
        className={`fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-raised ${panelClass}`}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}

function place(panel: HTMLElement, button: DOMRect): void {
  // What stands in it is drawn a moment after it opens.
  requestAnimationFrame(() => {
    const { offsetWidth: width, offsetHeight: height } = panel
    const isRtl = getComputedStyle(panel).direction === 'rtl'
    const left = isRtl ? button.right - width : button.left
    panel.style.left = `${clamp(left, margin, innerWidth - width - margin)}px`
    const below = button.bottom + 4
    const fits = below + height + margin <= innerHeight || button.top < height + margin
    panel.style.top = `${fits ? clamp(below, margin, innerHeight - height - margin) : button.top - height - 4}px`
    panel.querySelector<HTMLElement>('input, select, button, a')?.focus({ preventScroll: true })
  })
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
