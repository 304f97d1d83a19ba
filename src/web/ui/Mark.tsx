type MarkProps = Readonly<{ className?: string }>

/** The mark's paths in a 32 by 32 box; strokes are 2.5 wide with round caps. */
export const markPaths = {
  sun: 'M6.5 19.5a9.5 9.5 0 0 1 19 0z',
  lines: 'M2.5 19.5h27M7 24h18M12 28.5h8',
} as const

/** The sun over a horizon; decorative beside the name. */
export function Mark({ className = 'size-8' }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={markPaths.sun} className="fill-sun" />
      <path
        d={markPaths.lines}
        className="stroke-ocean"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
