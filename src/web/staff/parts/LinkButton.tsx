import type { ComponentProps } from 'react'

/** Does something, and looks like a link among words. */
export function LinkButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`link ${className}`} />
}
