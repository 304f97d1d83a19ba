/** A picture that becomes a page; the id is stable while shown. */
export type Page = Readonly<{ id: number; file: File }>

/** Moves a page one place earlier (-1) or later (1); no effect at the ends. */
export function moved(pages: readonly Page[], id: number, by: 1 | -1): readonly Page[] {
  const from = pages.findIndex((page) => page.id === id)
  const page = pages[from]
  const to = from + by
  if (!page || to < 0 || to >= pages.length) return pages
  return pages.filter((each) => each !== page).toSpliced(to, 0, page)
}

/** Appends pictures. */
export function extended(pages: readonly Page[], files: readonly File[]): readonly Page[] {
  const next = Math.max(0, ...pages.map(({ id }) => id)) + 1
  return [...pages, ...files.map((file, index) => ({ id: next + index, file }))]
}
