type IconProps = Readonly<{
  /** A path of icons.ts, on a 24 by 24 grid. */
  path: string
  /** Accessible name; without it the icon is decorative. */
  label?: string
  className?: string
}>

/** A line icon in the text colour. */
export function Icon({ path, label, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}
