import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#domain/reference/languages.ts'
import { governingLaws } from '#domain/reference/law.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { lawIn } from '#phrases/law.ts'
import { type LegalPage, type PolicyPage, policyPages } from '#phrases/legal-page.ts'
import { policyIn } from '#phrases/legal-pages.ts'
import type { Translate } from '#phrases/translate.ts'
import { factsIn } from '../../../test/support/page-facts.ts'
import { Policy } from './Policy.tsx'

const textIn = (page: PolicyPage, language: Language) =>
  policyIn(shippedRules, page, language, factsIn(language))
const draw = (t: Translate, language: Language, text: LegalPage) =>
  renderToStaticMarkup(<Policy {...{ t, language, text, company: factsIn(language) }} />)

const written = policyPages.flatMap((page) =>
  languages.map((language) => ({ page, language, text: textIn(page, language) })),
)

describe.each(written)('$page in $language', ({ page, language, text }) => {
  const t = translatorFor(language, console.warn)
  // Rendering throws for links to missing pages.
  const html = draw(t, language, text)

  test('its contents lead to sections that are there, each once', () => {
    const ids = text.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(html).toContain(`href="#${id}"`)
      expect(html.split(`id="${id}"`)).toHaveLength(2)
    }
  })

  test('no link is left as markup', () => expect(html).not.toMatch(/\]\(/))

  test('it says what the English text says: sections, links, shape and numbers', () => {
    expect(outlineOf(text)).toEqual(outlineOf(textIn(page, 'en')))
  })
})

test.each(languages)('in %s a translation says that the English text binds', (language) => {
  const t = translatorFor(language, console.warn)
  const html = draw(t, language, textIn('cookiePolicy', language))
  expect(html.includes(t('legal.translated'))).toBe(language !== 'en')
})

test.each(governingLaws)('the texts state the operator’s law: %s', (law) => {
  const { law: named, place } = lawIn('en', law)
  for (const page of ['refundPolicy', 'termsOfService'] as const) {
    const text = JSON.stringify(policyIn(shippedRules, page, 'en', factsIn('en', { law })))
    expect(text).toContain(`governed by ${named}`)
    expect(text).toContain(`the courts ${place} or in Dar es Salaam`)
    for (const other of governingLaws.filter((each) => each !== law)) {
      expect(text).not.toContain(lawIn('en', other).law)
    }
  }
})

/** The structure of a text, identical in every language. */
function outlineOf({ sections }: LegalPage) {
  return sections.map(({ id, body }) => ({
    id,
    blocks: body.map((block) => {
      if (typeof block === 'string') return targetsIn([block])
      if ('list' in block) return [block.list.length, ...targetsIn(block.list)]
      return [block.head.length, block.rows.length, ...targetsIn(block.rows.flat())]
    }),
  }))
}

const targetsIn = (strings: readonly string[]) =>
  strings
    .flatMap((each) => [...each.matchAll(/\]\((\w+)\)/g)])
    .map(([, target]) => target)
    .sort()

const plain = (page: PolicyPage, language: Language) => JSON.stringify(textIn(page, language))

test.each(languages)('in %s the numbers are the ones that hold', (language) => {
  const say = (count: number) => expect.stringMatching(new RegExp(`(?<!\\d)${count}(?!\\d)`))
  expect(textIn('termsOfService', language).sections).toHaveLength(14)
  for (const count of [7, 6, 3, 30, 72])
    expect(plain('privacyPolicy', language)).toEqual(say(count))
  for (const count of [25, 5, 10, 3, 24]) {
    expect(plain('refundPolicy', language)).toEqual(say(count))
  }
  expect(plain('termsOfService', language)).toEqual(say(12))
})
