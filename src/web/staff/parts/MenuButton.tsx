import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { Label } from '../../ui/Words.tsx'
import { type PanelButtonProps, panelLine, panelLook, panelPlace } from './panel.ts'
import { useAskedFor } from './use-asked-for.ts'
import { useShortcut } from './use-keys.ts'

type MenuButtonProps = PanelButtonProps &
  Readonly<{
    /** The spot of the page that leads into it: `#…` in the address. */
    spot?: string
    children: ReactNode
  }>

/** A button that opens a menu: arrows and first letters lead through it. */
export function MenuButton(props: MenuButtonProps) {
  const { label, name, className, children, panelClass = 'w-64', shortcut, spot } = props
  const [isOpen, setOpen] = useState(false)
  useShortcut(shortcut, () => setOpen(true))
  useAskedFor(spot, () => setOpen(true))
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Menu.Trigger aria-label={name} aria-keyshortcuts={shortcut} className={className}>
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner {...panelPlace}>
          <Menu.Popup className={`${panelLook} ${panelClass}`}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type MenuGroupProps = Readonly<{ title?: string; className?: string; children: Elements }>

export function MenuGroup({ title, className = '', children }: MenuGroupProps) {
  return (
    <Menu.Group
      className={`border-b border-line py-1.5 first:pt-0 last:border-0 last:pb-0 ${className}`}
    >
      {title && (
        <Menu.GroupLabel className="px-3 pt-2 pb-1 text-xs font-medium text-quiet">
          {title}
        </Menu.GroupLabel>
      )}
      {children}
    </Menu.Group>
  )
}

type MenuLineProps = Readonly<{
  onChoose: () => void
  isChosen?: boolean
  isGrave?: boolean
  children: ReactNode
}>

export function MenuLine({ onChoose, isChosen = false, isGrave = false, children }: MenuLineProps) {
  return (
    <Menu.Item
      onClick={onChoose}
      aria-current={isChosen || undefined}
      className={`${panelLine} ${isGrave ? 'text-clay!' : ''}`}
    >
      <Label>{children}</Label>
      {isChosen && <Icon path={checkIcon} className="ms-auto size-4.5 text-ocean" />}
    </Menu.Item>
  )
}

type MenuLinkProps = Readonly<{ to: string; isHere: boolean; children: Elements }>

export function MenuLink({ to, isHere, children }: MenuLinkProps) {
  return (
    <Menu.LinkItem
      render={<Link to={to} />}
      closeOnClick
      aria-current={isHere ? 'page' : undefined}
      className={`${panelLine} aria-[current=page]:font-semibold`}
    >
      {children}
    </Menu.LinkItem>
  )
}
