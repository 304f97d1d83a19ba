import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useId, useState } from 'react'
import { panelLook, panelPlace } from './panel.ts'
import { useShortcut } from './use-keys.ts'

type PopoverButtonProps = Readonly<{
  label: ReactNode
  /** Its name, where the label alone does not say it. */
  name?: string
  className: string
  /** What the panel is called, where the button alone does not say it. */
  title?: string
  children: (close: () => void) => ReactNode
  panelClass?: string
  shortcut?: string
}>

/** A button that opens a panel to fill something in; it holds nothing before it is asked for. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, name, title, className, children, panelClass = 'w-72', shortcut } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useShortcut(shortcut, () => setOpen(true))
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger id={id} aria-label={name} aria-keyshortcuts={shortcut} className={className}>
        {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner {...panelPlace}>
          <Popover.Popup
            aria-label={title}
            aria-labelledby={title ? undefined : id}
            className={`${panelLook} ${panelClass}`}
          >
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
