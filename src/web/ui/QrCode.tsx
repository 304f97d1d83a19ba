import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

/** Dark on light in every colour scheme: many apps do not read it the other way round. */
export function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { size, d } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block w-56 max-w-full rounded-field border border-line"
    >
      <rect width={size} height={size} className="fill-[#ffffff]" />
      <path d={d} className="fill-[#000000]" />
    </svg>
  )
}
