import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button.tsx'
import { compact } from './looks.ts'

/** A button of a dense screen; most of them stand beside the work, so they are secondary. */
export function SmallButton({ className = '', ...rest }: ComponentProps<typeof Button>) {
  return <Button look="secondary" {...rest} className={`${compact} ${className}`} />
}

type AnyButtonProps = ComponentProps<typeof Button> & Readonly<{ isSmall?: boolean }>

export const AnyButton = ({ isSmall = false, ...rest }: AnyButtonProps) =>
  isSmall ? <SmallButton {...rest} /> : <Button {...rest} />
