/** A landscape across the page; its sky is the page's own ground, and it follows day and night by itself. */
export function SceneBand({
  path,
  className = '',
}: Readonly<{ path: string; className?: string }>) {
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
      className={`block w-full object-cover object-bottom rtl:-scale-x-100 ${className}`}
    />
  )
}
