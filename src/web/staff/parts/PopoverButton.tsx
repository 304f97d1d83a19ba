import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useId, useState } from 'react'
import { type PanelButtonProps, panelLook, panelPlace } from './panel.ts'
import { useShortcut } from './use-keys.ts'

type PopoverButtonProps = PanelButtonProps &
  Readonly<{
    /** What the panel is called, where the button alone does not say it. */
    title?: string
    children: (close: () => void) => ReactNode
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
