import { createHash } from 'node:crypto'
import { messengers } from '#domain/messenger.ts'
import type { Language } from '#domain/reference/languages.ts'
import { compilePhrases } from '#phrases/compile.ts'
import type { Namespace } from '#phrases/index.ts'
import type { IslandProps } from './provider.tsx'

/** The beginning of some keys of a namespace: 'messenger.step.' */
export type PhrasePart = `${Namespace}.${string}`

/** What pages say that connect messengers. */
export const messengerParts: readonly PhrasePart[] = [
  'messenger.own.',
  ...messengers.map((each) => `messenger.${each}` as const),
]

/**
 * An island's props, created at build time: the browser never loads the compiler. Of some namespaces a page needs
 * only parts.
 */
export function islandProps(
  language: Language,
  namespaces: readonly Namespace[],
  parts: readonly PhrasePart[] = [],
): IslandProps {
  const whole = parts.map((part) => part.slice(0, part.indexOf('.')) as Namespace)
  const some = Object.entries(compilePhrases(language, whole)).filter(([key]) =>
    parts.some((part) => key.startsWith(part)),
  )
  const phrases = { ...compilePhrases(language, namespaces), ...Object.fromEntries(some) }
  return { language, phrases: JSON.stringify(phrases) }
}

/**
 * An island's props without the `late` parts, and these as a file in `assets`, whose content never changes:
 * what is loaded when it is shown brings them (see `useLoadedPart`).
 */
export function splitIsland(
  language: Language,
  namespaces: readonly Namespace[],
  parts: readonly PhrasePart[],
  late: readonly PhrasePart[],
) {
  const { phrases } = islandProps(language, namespaces, parts)
  const all = Object.entries<unknown>(JSON.parse(phrases))
  const jsonOf = (isLate: boolean) =>
    JSON.stringify(
      Object.fromEntries(
        all.filter(([key]) => late.some((part) => key.startsWith(part)) === isLate),
      ),
    )
  const file = jsonOf(true)
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const name = `phrases-${language}.${hash}`
  const island: IslandProps = { language, phrases: jsonOf(false), late: `/assets/${name}.json` }
  return { island, name, file }
}
