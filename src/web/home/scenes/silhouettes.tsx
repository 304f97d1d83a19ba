type PlaceProps = Readonly<{
  x: number
  y: number
  /** Relative to the drawn size; negative mirrors. */
  scale?: number
  turned?: boolean
  fill: string
}>

function place({ x, y, scale = 1, turned = false }: PlaceProps): string {
  return `translate(${x} ${y})scale(${turned ? -scale : scale} ${scale})`
}

/** Feet at the origin; faces right. */
export function Elephant(props: PlaceProps) {
  return (
    <g transform={place(props)} fill={`var(--${props.fill})`}>
      <path d="M-62-66c3-22 24-35 46-35 16 0 28 3 40 0 5-11 15-17 27-15 15 3 23 14 24 28 1 15 2 30 7 46 3 12 8 22 6 31-1 6-9 8-13 4l1-5c5 0 5-6 3-11-4-10-9-20-12-30-3 6-9 10-16 10-2 9-3 19-2 33l3 38-17 1-5-44c-2-6-8-8-16-8-13 1-24-2-31-6l-7 18 4 38-18 1-6-40-2-17c-3 9-4 34-2 56h-15c-4-22-5-44-2-62-1-8 0-16 1-21-4 12-4 24-7 33l-3-1c2-10 1-26 6-42z" />
      <path d="M57-50c9 3 20 3 29-3-6 10-20 12-29 8z" fill={`var(--tusk, transparent)`} />
      <path
        d="M34-104c-13 6-16 24-10 38 4 10 13 14 18 5 5-8 8-22 5-33-2-7-7-12-13-10z"
        fill="var(--ear)"
      />
    </g>
  )
}

/** Feet at the origin; faces right. */
export function Giraffe(props: PlaceProps) {
  return (
    <path
      transform={place(props)}
      fill={`var(--${props.fill})`}
      d="M-34-98c2-12 12-17 24-19 12-3 22-8 29-18l30-74c1-4 2-7 4-8l-2-9 3-1 3 8 3-8 3 1-1 9c8 3 14 9 20 16 2 3 0 6-4 6-6 0-12-2-17-1-3 8-6 18-10 32l-16 52c-1 12-3 20-7 27l3 34 2 51h-6l-5-50-6-31-3 34-3 47h-6l1-48-2-35c-8 3-17 3-25 0l-5 26 3 57h-6l-7-56 4-28-7 25-1 59h-6l-1-60 6-33c-1 8-4 20-8 29l-2-1c3-12 2-24 4-36z"
    />
  )
}

/** A flat-topped thorn tree; its foot at the origin. */
export function Acacia(props: PlaceProps) {
  return (
    <path
      transform={place(props)}
      fill={`var(--${props.fill})`}
      d="M-9 0c5-24 5-44 3-62-14-20-34-34-60-46-18 2-40 0-56-6 3-8 17-12 32-12-6-10 14-18 34-15 6-12 34-18 56-12 18-9 52-8 62 4 22-4 46 2 50 13 22-2 38 6 36 13-20 8-44 9-66 6-34 12-58 28-72 52-1 20 1 42 6 65zM-3-70c-2-14-8-27-16-38h-26c18 9 32 22 42 38zM6-72c10-16 24-28 42-37l-34 2c-5 11-8 22-8 35zM-4-108h-8c4 6 7 12 9 18z"
      fillRule="evenodd"
    />
  )
}

/** A tuft; its root at the origin. */
export function Grass(props: PlaceProps) {
  return (
    <path
      transform={place(props)}
      fill={`var(--${props.fill})`}
      d="M-34 6c-2-12-8-20-14-26 10 4 16 12 19 22-1-14-5-26-10-36 12 10 17 22 18 36 2-10 6-18 12-24-4 9-5 18-4 26 4-16 12-28 22-36-7 13-11 25-11 37 4-8 10-14 18-18-7 7-10 13-12 19z"
    />
  )
}

/** A coastal sailing boat; waterline at the origin, bow to the right. */
export function Dhow(props: PlaceProps & { sail: string; seam: string }) {
  return (
    <g transform={place(props)}>
      <path
        d="M2-22l14-196 4 0-10 196z M118-52l-190-276-4 3 188 275z"
        fill={`var(--${props.fill})`}
      />
      <path
        d="M114-58C66-142-4-250-70-320c4 92-4 180-22 266 62 14 140 14 206-4z"
        fill={`var(--${props.sail})`}
      />
      <path
        d="M-70-320c24 100 26 190 12 272l-34-6c18-86 26-174 22-266zM12-214c18 52 26 110 24 170l26-3c2-44-14-100-50-167z"
        fill={`var(--${props.seam})`}
        opacity=".35"
      />
      <path
        d="M-112-34c48 20 160 22 238-12-6 22-22 44-46 54h-148c-26-6-40-20-44-42z"
        fill={`var(--${props.fill})`}
      />
      <path
        d="M-60-22c2-8 3-12 8-12s6 4 7 12zM-30-20c1-10 3-16 8-16s7 6 8 16zM46-24c2-8 4-13 8-13s7 5 8 11z"
        fill={`var(--${props.fill})`}
      />
    </g>
  )
}

/** A coconut palm; its foot at the origin, leaning to the right. */
export function Palm(props: PlaceProps) {
  return (
    <g transform={place(props)} fill={`var(--${props.fill})`}>
      <circle cx="60" cy="-240" r="20" />
      <path d="M-10 4c6-90 14-170 62-252l12-2c-42 82-52 162-54 254zM56-240c-22-30-62-40-104-22 20-2 36 0 48 6-26 4-46 18-58 42 18-14 38-20 56-20-16 16-24 36-22 62 8-28 26-46 52-56-8 22-8 44 2 66 2-28 10-52 28-70 4 24 16 44 36 58-10-22-14-42-12-62 18 10 32 26 40 48 4-26-4-46-22-62 20-2 40 4 60 18-12-26-34-38-64-40 14-10 32-14 54-12-38-18-72-6-92 24 2-24-8-46-30-62 10 22 12 46 8 70-8-22-26-38-52-44 20 14 32 30 38 50z" />
    </g>
  )
}

/** A wildebeest far away; its feet at the origin. */
export const gnuPath =
  'M-13-14c3-3 8-3 12-4 4-2 9-4 12-2l4 3c0-2 2-3 3-1l-1 3c1 4 2 8 0 10-2 0-3-3-4-6-1 4-3 5-5 6l1 5-1 4h-2l-1-8c-4 0-8 0-11-2l-2 4 1 6h-2l-1-5-1 5h-2l-1-9c-1 3-1 6-2 9h-1c1-6 1-14 4-18z'
