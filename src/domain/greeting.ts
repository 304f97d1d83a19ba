import type { Language } from './reference/languages.ts'

export const builtInGreetings = ['help', 'documents', 'price'] as const
/** A greeting that comes with the product, in every language. */
export type BuiltInGreeting = (typeof builtInGreetings)[number]

/** What the chat says by itself on some pages. */
export type Greeting = {
  /** The beginning of the pages' path, without a language before it: '/', '/application'. */
  readonly path: string
  /** How long a page has been open before it is said. */
  readonly afterSeconds: number
  /** Null: own words. */
  readonly builtIn: BuiltInGreeting | null
  /** Own words, by language; where one is missing, the English ones. */
  readonly texts: Readonly<Partial<Record<Language, string | undefined>>>
}

export const greetingLimits = {
  greetings: 20,
  pathLength: 200,
  textLength: 300,
  leastSeconds: 3,
  mostSeconds: 600,
} as const

/** Whether a path lies at or below a beginning: '/status' holds '/status/x' and not '/statuses'. */
function isBelow(path: string, start: string): boolean {
  if (start === '/') return true
  const end = start.endsWith('/') ? start.slice(0, -1) : start
  return path === end || path.startsWith(`${end}/`)
}

/** The greeting of a page (its path without a language): the longest beginning that fits; null for none. */
export function greetingFor(greetings: readonly Greeting[], path: string): Greeting | null {
  return greetings.reduce<Greeting | null>((best, each) => {
    if (!isBelow(path, each.path)) return best
    return best === null || each.path.length > best.path.length ? each : best
  }, null)
}

/** The office's own words in a language, or in English; null where there are none. */
export function ownWords({ texts }: Greeting, language: Language): string | null {
  return texts[language] ?? texts.en ?? null
}
