/** The version of an application in the answer of a list, or in several pages of one; null when absent. */
export function versionIn(data: unknown, id: number): number | null {
  if (!isRecord(data)) return null
  const pages = Array.isArray(data.pages) ? data.pages : [data]
  for (const page of pages) {
    const items: unknown = isRecord(page) ? page.items : null
    if (!Array.isArray(items)) continue
    const item: unknown = items.find((each: unknown) => isRecord(each) && each.id === id)
    if (isRecord(item) && typeof item.version === 'number') return item.version
  }
  return null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
