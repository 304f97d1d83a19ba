import type { Language } from './reference/languages.ts'

export const builtInGreetings = ['help', 'documents', 'price'] as const
/** A greeting of the product, available in every language. */
export type BuiltInGreeting = (typeof builtInGreetings)[number]

/** An automatic message of the chat on some pages. */
export type Greeting = {
  /** Prefix of the page's path, without the language: '/', '/application'. */
  readonly path: string
  /** Seconds for which the page has been open. */
  readonly afterSeconds: number
  /** Null: custom text. */
  readonly builtIn: BuiltInGreeting | null
  /** Custom text by language; falls back to English. */
  readonly texts: Readonly<Partial<Record<Language, string | undefined>>>
}

export const greetingLimits = {
  greetings: 20,
  pathLength: 200,
  textLength: 300,
  leastSeconds: 3,
  mostSeconds: 600,
} as const

/** Whether a path is at or below a prefix: '/status' covers '/status/x' but not '/statuses'. */
function isBelow(path: string, start: string): boolean {
  if (start === '/') return true
  const end = start.endsWith('/') ? start.slice(0, -1) : start
  return path === end || path.startsWith(`${end}/`)
}

/** The greeting of a page (path without language) by longest prefix, or null. */
export function greetingFor(greetings: readonly Greeting[], path: string): Greeting | null {
  return greetings.reduce<Greeting | null>((best, each) => {
    if (!isBelow(path, each.path)) return best
    return best === null || each.path.length > best.path.length ? each : best
  }, null)
}

/** The custom text in a language, or in English, or null. */
export function ownWords({ texts }: Greeting, language: Language): string | null {
  return texts[language] ?? texts.en ?? null
}
