type Words = Readonly<{
  yes: string
  no: string
  /** What a code or an id is called; null for what is no name of anything. */
  called: (text: string) => string | null
  price: (cents: number) => string
}>

/** The details of an entry as pairs of texts, what was before what is; what says nothing is left out. */
export function detailsOf(
  details: Readonly<Record<string, unknown>>,
  words: Words,
): readonly Readonly<{ name: string; value: string }>[] {
  const { from, to, ...rest } = details
  return Object.entries({ from, to, ...rest }).flatMap(([key, value]) => {
    if (key.endsWith('Cents') && typeof value === 'number') {
      return [{ name: wordsOf(key.slice(0, -'Cents'.length)), value: words.price(value) }]
    }
    const text = textOf(value, words)
    return text === '' ? [] : [{ name: wordsOf(key), value: text }]
  })
}

/** 'numberOfApplicants' → 'number of applicants' */
function wordsOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
}

function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    return value
      .map((each) => textOf(each, words))
      .filter(Boolean)
      .join(', ')
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${wordsOf(key)} ${textOf(each, words)}`)
      .join(', ')
  }
  if (typeof value !== 'string') return String(value)
  return words.called(value) ?? value.replaceAll('_', ' ')
}
