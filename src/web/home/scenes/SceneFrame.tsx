import type { ReactNode } from 'react'

/** A scene's colours by day and night; the first of `sky` is the page background. */
export type Palette = Readonly<Record<string, readonly [day: string, night: string]>>

type SceneFrameProps = Readonly<{ name: string; palette: Palette; children: ReactNode }>

function variables(palette: Palette, at: 0 | 1): string {
  return Object.entries(palette)
    .map(([name, colours]) => `--${name}:${colours[at]}`)
    .join(';')
}

/**
 * A landscape of 1600 by 900, cropped around the centre and aligned to the bottom. Inline or as a
 * file, its colours follow the reader's preference.
 */
export function SceneFrame({ name, palette, children }: SceneFrameProps) {
  const css = `.${name}{${variables(palette, 0)}}@media (prefers-color-scheme:dark){.${name}{${variables(palette, 1)}}}`
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={name}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <style>{css}</style>
      {children}
    </svg>
  )
}

type FadeProps = Readonly<{
  id: string
  /** Colour and offset (0 to 1) from top to bottom; optionally the opacity. */
  stops: readonly (readonly [colour: string, offset: number, opacity?: number])[]
  radial?: boolean
}>

export function Fade({ id, stops, radial = false }: FadeProps) {
  const inside = stops.map(([colour, offset, opacity]) => (
    <stop key={offset} offset={offset} stopColor={`var(--${colour})`} stopOpacity={opacity} />
  ))
  return radial ? (
    <radialGradient id={id}>{inside}</radialGradient>
  ) : (
    <linearGradient id={id} x2="0" y2="1">
      {inside}
    </linearGradient>
  )
}

type LayerProps = Readonly<{ d: string; fill: string; opacity?: number; transform?: string }>

/** A shape; `fill` is a palette colour, or # and the id of a gradient. */
export function Layer({ d, fill, opacity, transform }: LayerProps) {
  const paint = fill.startsWith('#') ? `url(${fill})` : `var(--${fill})`
  return <path d={d} fill={paint} opacity={opacity} transform={transform} />
}
