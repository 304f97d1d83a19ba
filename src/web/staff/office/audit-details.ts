/** The details of an entry as pairs of texts; what says nothing is left out. */
export function detailsOf(
  details: Readonly<Record<string, unknown>>,
): readonly Readonly<{ name: string; value: string }>[] {
  return Object.entries(details).flatMap(([key, value]) => {
    const text = textOf(value)
    return text === '' ? [] : [{ name: wordsOf(key), value: text }]
  })
}

/** 'numberOfApplicants' → 'number of applicants' */
function wordsOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${wordsOf(key)} ${textOf(each)}`)
      .join(', ')
  }
  return typeof value === 'string' ? value.replaceAll('_', ' ') : String(value)
}
