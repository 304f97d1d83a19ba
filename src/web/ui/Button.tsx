import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { Words } from './Words.tsx'

export type ButtonLook = 'primary' | 'waiting' | 'secondary' | 'quiet' | 'danger'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-5 py-2.5 text-base font-semibold no-underline transition-colors'

const looks: Record<ButtonLook, string> = {
  // The edge is seen where colours are forced, and the ground is not.
  primary: 'border border-transparent bg-ocean text-on-ocean hover:bg-ocean-deep',
  // Something is missing still: pressed, it says what, or leads there.
  waiting: 'border border-edge bg-sunken text-quiet hover:text-ink',
  secondary: 'border border-edge bg-surface text-ink hover:border-ocean hover:text-ocean',
  quiet: 'border border-transparent text-ocean hover:bg-ocean-tint',
  danger: 'border border-clay bg-surface text-clay hover:bg-clay-tint',
}

/** The classes of a button, for elements that are neither a link nor a button of ours. */
export function buttonClass(look: ButtonLook = 'primary', className = ''): string {
  return `${base} ${looks[look]} ${className}`
}

type Look = Readonly<{ look?: ButtonLook }>

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look &
  Readonly<{
    /** Work is under way: presses are ignored, focus stays, the change is announced. */
    busy?: boolean
  }>

/**
 * A button stays focusable while it waits; say in words why it does nothing. One that waits for whoever
 * fills in does not look ready.
 */
export function Button({ look, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  const isWaiting = Boolean(rest['aria-disabled']) && !busy
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(
        isWaiting && look !== 'quiet' ? 'waiting' : look,
        `disabled:opacity-60 aria-disabled:cursor-default aria-busy:opacity-60 ${className ?? ''}`,
      )}
    >
      {busy && <Spinner />}
      <Words>{children}</Words>
    </button>
  )
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({
  look,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a {...rest} className={buttonClass(look, className)}>
      {children}
    </a>
  )
}

function Spinner() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 animate-spin" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity=".25" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
