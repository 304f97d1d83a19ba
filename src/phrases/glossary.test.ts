import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { factsIn } from '../../test/support/page-facts.ts'
import { policyPages } from './legal-page.ts'
import { policyIn } from './legal-pages.ts'
import { productTexts } from './templates.ts'
import { readIn } from './test-support.ts'

type Row = Readonly<{
  concept: string
  use: string
  not: readonly string[]
  except: readonly string[]
}>

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

/** The rows of a table `| Concept | Use | Not | Except |`; only what stands in backticks is searched for. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .slice(1)
    .map((line) => line.replaceAll('\\|', '∣').split('|').slice(1, -1))
    .map(([concept = '', use = '', not = '', except = '']) => ({
      ...{ concept: concept.trim(), use: use.trim(), not: quoted(not), except: quoted(except) },
    }))
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)

/** Whatever travellers read in a language, by its key: `letter.x`, `template.<id>`, `<page>.<section>`. */
function textsOf(language: Language): Map<string, string> {
  const found = new Map(readIn(language))
  for (const [id, text] of Object.entries(productTexts[language])) found.set(`template.${id}`, text)
  for (const page of policyPages) {
    const { sections, ...head } = policyIn(shippedRules, page, language, factsIn(language))
    found.set(`${page}.head`, stringsIn(head).join('\n'))
    for (const { id, ...section } of sections) {
      found.set(`${page}.${id}`, stringsIn(section).join('\n'))
    }
  }
  return found
}

/** Chinese and Japanese leave no space between words: there a variant is one wherever it stands. */
function matcherOf(variant: string, language: Language): RegExp {
  const lowered = variant.normalize('NFC').toLocaleLowerCase(language)
  const escaped = lowered.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isUnspaced = language === 'zh' || language === 'ja'
  return new RegExp(isUnspaced ? escaped : `(?<![\\p{L}\\p{M}\\p{N}])${escaped}`, 'u')
}

const isExcepted = (key: string, except: readonly string[]) =>
  except.some((each) => (each.endsWith('*') ? key.startsWith(each.slice(0, -1)) : key === each))

const fileOf = (language: Language) =>
  new URL(`../../docs/glossary/${language}.md`, import.meta.url)

test.each(languages)(
  'in %s nothing is called by a name that its glossary has given up',
  (language) => {
    const rows = rowsOf(readFileSync(fileOf(language), 'utf8'))
    expect(rows.length).toBeGreaterThan(20)
    const texts = [...textsOf(language)].map(
      ([key, text]) => [key, text, text.normalize('NFC').toLocaleLowerCase(language)] as const,
    )
    const wrong = rows.flatMap(({ concept, use, not, except }) =>
      not.flatMap((variant) => {
        const matcher = matcherOf(variant, language)
        return texts.flatMap(([key, text, lowered]) =>
          matcher.test(lowered) && !isExcepted(key, except)
            ? [`${key}: “${variant}” for ${concept} (${use}) in: ${text}`]
            : [],
        )
      }),
    )
    expect(wrong).toEqual([])
  },
)

test.each(languages)('in %s every exception of the glossary is still needed', (language) => {
  const keys = [...textsOf(language).keys()]
  const unknown = rowsOf(readFileSync(fileOf(language), 'utf8')).flatMap(({ concept, except }) =>
    except
      .filter((each) => !keys.some((key) => isExcepted(key, [each])))
      .map((each) => `${concept}: ${each} is no key`),
  )
  expect(unknown).toEqual([])
})
