type Words = Readonly<{
  yes: string
  no: string
  /** What a detail is called, by the name under which it is kept; null for one without a name. */
  named: (key: string) => string | null
  /** What a code or an id is called; null for what is no name of anything. */
  called: (text: string, key: string) => string | null
  price: (cents: number) => string
}>

/** The details of an entry as pairs of texts, what was before what is; what says nothing is left out. */
export function detailsOf(
  details: Readonly<Record<string, unknown>>,
  words: Words,
): readonly Readonly<{ name: string; value: string }>[] {
  // What a browser called its message tells nobody anything.
  const { from, to, clientId: _, ...rest } = details
  return Object.entries({ from, to, ...rest }).flatMap(([key, value]) => {
    if (key.endsWith('Cents') && typeof value === 'number') {
      return [{ name: nameOf(key.slice(0, -'Cents'.length), words), value: words.price(value) }]
    }
    const text = textOf(value, key, words)
    return text === '' ? [] : [{ name: nameOf(key, words), value: text }]
  })
}

/** A detail that has no words of its own reads as it is kept: 'numberOfRows' → 'number of rows'. */
function nameOf(key: string, { named }: Words): string {
  const plain = () => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return named(key) ?? plain().replaceAll('_', ' ')
}

function textOf(value: unknown, key: string, words: Words): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    return value
      .map((each) => textOf(each, key, words))
      .filter(Boolean)
      .join(', ')
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([inner, each]) => `${nameOf(inner, words)} ${textOf(each, inner, words)}`)
      .join(', ')
  }
  if (typeof value !== 'string') return String(value)
  return words.called(value, key) ?? value.replaceAll('_', ' ')
}
