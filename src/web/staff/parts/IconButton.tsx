import type { ComponentProps } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { trashIcon } from '../../ui/icons.ts'
import { square } from './looks.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> &
  Readonly<{ path: string; label: string; iconClass?: string }>

/** A button that is a drawing alone, named for those who hear it or point at it. */
export function IconButton(props: IconButtonProps) {
  const { path, label, iconClass = 'size-5', className = '', ...button } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={`${square} ${className}`}
    >
      <Icon path={path} className={iconClass} />
    </button>
  )
}

/** The same where it takes something away. */
export function RemoveButton({ className = '', ...button }: Omit<IconButtonProps, 'path'>) {
  return (
    <IconButton
      {...button}
      path={trashIcon}
      iconClass="size-4.5"
      className={`hover:text-clay! ${className}`}
    />
  )
}
