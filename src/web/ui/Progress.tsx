type ProgressProps = Readonly<{ label: string; max: number; value: number; className?: string }>

const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-ocean [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ocean [&::-webkit-progress-value]:transition-[inline-size]'
/** Forced colours remove backgrounds: the bar then uses text colours. */
const forced =
  'forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas] forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]'

/** A native progress element, accessible without further help. */
export function Progress({ label, max, value, className = '' }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={value}
      className={`${bar} ${forced} ${className}`}
    />
  )
}
