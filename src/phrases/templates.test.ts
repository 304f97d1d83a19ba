import { describe, expect, it } from 'vitest'
import { languages } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { isOtherScript } from '#domain/script.ts'
import { productTemplates, templateLimits, variablesOf } from '#domain/template.ts'
import { template as staffWords } from './en/staff/template.ts'
import { productTexts } from './templates.ts'

describe.each(languages)('templates of the product in %s', (language) => {
  const texts = productTexts[language]

  it('are all there, take what English takes, are written in it, and fit', () => {
    expect(Object.keys(texts).sort()).toEqual([...productTemplates].sort())
    for (const id of productTemplates) {
      const text = texts[id]
      const { known, free, unknown } = variablesOf(text)
      const english = variablesOf(productTexts.en[id])
      expect([id, ...unknown, ...[...known].sort()]).toEqual([id, ...[...english.known].sort()])
      expect([id, ...[...free].sort()]).toEqual([id, ...[...english.free].sort()])
      expect([id, isOtherScript(text, language)]).toEqual([id, false])
      expect(text).toBe(text.trim())
      expect(text.length).toBeLessThan(templateLimits.text)
      if (language !== 'en') expect(text).not.toBe(productTexts.en[id])
    }
  })

  it('say for how long a passport must stay valid as the rule does', () => {
    expect(texts['passport-expires']).toContain(String(shippedRules.passport.daysAfterArrival))
  })
})

it('ends no Russian sentence with a day, which ends with a dot by itself', () => {
  for (const text of Object.values(productTexts.ru)) {
    expect(text).not.toMatch(/\{(arrival|promised|\?day|\?expires)\}\./)
  }
})

it('asks for nothing that staff have no words for', () => {
  const free = productTemplates.flatMap((id) => variablesOf(productTexts.en[id]).free)
  for (const name of free) expect(staffWords).toHaveProperty([`free.${name}`])
})
