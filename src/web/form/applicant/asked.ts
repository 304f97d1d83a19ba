/** What the authority asks beside the application, in the words of the page's language. */
export type Asked = Readonly<{
  title: string
  hint: string
  lines: readonly Readonly<{ key: string; label: string; hint?: string; lang?: 'en' }>[]
}>

const known: { text: string; asked: Asked | null } = { text: '', asked: null }

/** As the page was served; null where nothing is asked. */
export function askedHere(): Asked | null {
  const text = globalThis.document?.getElementById('asked')?.textContent ?? ''
  if (known.text === text) return known.asked
  known.text = text
  known.asked = text ? JSON.parse(text) : null
  return known.asked
}

/** No answer yet to any of it. */
export const emptyAsked = (): Record<string, string> =>
  Object.fromEntries((askedHere()?.lines ?? []).map(({ key }) => [key, '']))
