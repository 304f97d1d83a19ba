type IconProps = Readonly<{
  /** A drawing of icons.ts, on a 24 by 24 grid. */
  path: string
  /** Said aloud; without it the icon is decoration beside a word. */
  label?: string
  className?: string
}>

/** One line drawing in the colour of the text around it. */
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
