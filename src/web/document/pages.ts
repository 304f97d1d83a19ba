/** A picture on its way to be a page; the id is its own as long as it is shown. */
export type Page = Readonly<{ id: number; file: File }>

/** The pages with one a place earlier (-1) or later (1); unchanged at either end. */
export function moved(pages: readonly Page[], id: number, by: 1 | -1): readonly Page[] {
  const from = pages.findIndex((page) => page.id === id)
  const page = pages[from]
  const to = from + by
  if (!page || to < 0 || to >= pages.length) return pages
  return pages.filter((each) => each !== page).toSpliced(to, 0, page)
}

/** The pages with further pictures behind them. */
export function extended(pages: readonly Page[], files: readonly File[]): readonly Page[] {
  const next = Math.max(0, ...pages.map(({ id }) => id)) + 1
  return [...pages, ...files.map((file, index) => ({ id: next + index, file }))]
}
