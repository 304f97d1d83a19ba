type MarkProps = Readonly<{ className?: string }>

/** The sun over a horizon. Decoration: the name stands beside it. */
export function Mark({ className = 'size-8' }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M6.5 19.5a9.5 9.5 0 0 1 19 0z" className="fill-sun" />
      <path
        d="M2.5 19.5h27M7 24h18M12 28.5h8"
        className="stroke-ocean"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
