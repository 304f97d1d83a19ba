import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { Label } from './Words.tsx'

export type ButtonLook = 'primary' | 'waiting' | 'secondary' | 'quiet' | 'danger'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-5 py-2.5 text-base font-semibold no-underline transition-colors'

const looks: Record<ButtonLook, string> = {
  // The border is visible with forced colours, when the background is not.
  primary: 'border border-transparent bg-ocean text-on-ocean hover:bg-ocean-deep',
  // Something is missing: a press says what, or leads there.
  waiting: 'border border-edge bg-sunken text-quiet hover:text-ink',
  secondary: 'border border-edge bg-surface text-ink hover:border-ocean hover:text-ocean',
  quiet: 'border border-transparent text-ocean hover:bg-ocean-tint',
  danger: 'border border-clay bg-surface text-clay hover:bg-clay-tint',
}

/** Button classes for other elements. */
export function buttonClass(look: ButtonLook = 'primary', className = ''): string {
  return `${base} ${looks[look]} ${className}`
}

type Look = Readonly<{ look?: ButtonLook }>

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look &
  Readonly<{
    /** Busy: ignores presses, keeps the focus, announces the change. */
    busy?: boolean
  }>

/**
 * A button stays focusable while waiting; explain in words why it does nothing. `waiting`, for
 * missing input, does not look ready.
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
      <Label>{children}</Label>
    </button>
  )
}

/** A link that looks like a button; it navigates and changes nothing. */
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
