import { describe, expect, it, test } from 'vitest'
import { languages } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { isOtherScript } from '#domain/script.ts'
import { productTemplates, templateLimits, variablesOf } from '#domain/template.ts'
import { template as staffWords } from './en/staff/template.ts'
import { productTexts } from './templates.ts'

describe.each(languages)('templates of the product in %s', (language) => {
  const texts = productTexts[language]

  it('are all there, in the order in which they are offered', () => {
    expect(Object.keys(texts).sort()).toEqual([...productTemplates].sort())
  })

  test.each(productTemplates)('%s takes what English takes', (id) => {
    const { known, free, unknown } = variablesOf(texts[id])
    const english = variablesOf(productTexts.en[id])
    expect(unknown).toEqual([])
    expect([...known].sort()).toEqual([...english.known].sort())
    expect([...free].sort()).toEqual([...english.free].sort())
  })

  it('say for how long a passport must stay valid as the rule does', () => {
    expect(texts['passport-expires']).toContain(String(shippedRules.passport.daysAfterArrival))
  })

  test.each(productTemplates)('%s is written in it, and fits', (id) => {
    const text = texts[id]
    expect(isOtherScript(text, language)).toBe(false)
    expect(text).toBe(text.trim())
    expect(text.length).toBeLessThan(templateLimits.text)
    if (language !== 'en') expect(text).not.toBe(productTexts.en[id])
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
