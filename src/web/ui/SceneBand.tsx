type SceneBandProps = Readonly<{
  path: string
  /** Grows out of the page above it, instead of standing in it as a picture. */
  fades?: boolean
  className?: string
}>

/** A landscape in or across the page, which follows day and night by itself. */
export function SceneBand({ path, fades = false, className = '' }: SceneBandProps) {
  return (
    <img
      src={`/${path}`}
      alt=""
      width="1600"
      height="900"
      loading="lazy"
      decoding="async"
      data-scene=""
      data-no-print=""
      className={`block w-full object-cover object-bottom rtl:-scale-x-100 ${fades ? 'fades-in' : ''} ${className}`}
    />
  )
}
