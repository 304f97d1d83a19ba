type SceneBandProps = Readonly<{
  path: string
  /** Fades into the page above, instead of being framed as a picture. */
  fades?: boolean
  className?: string
}>

/** A landscape that follows the colour scheme. */
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
