import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultCompany as company } from '#domain/reference/company.ts'
import { translatorFor } from '#phrases/compile.ts'
import { Policy } from './Policy.tsx'
import { policies, policyPages } from './policies.ts'

const t = translatorFor('en', console.warn)

describe.each(policyPages)('%s', (page) => {
  const text = policies[page](company)
  // Rendering throws for a link to a page that does not exist.
  const html = renderToStaticMarkup(<Policy t={t} language="en" company={company} text={text} />)

  test('its contents lead to sections that are there, each once', () => {
    const ids = text.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(html).toContain(`href="#${id}"`)
      expect(html.split(`id="${id}"`)).toHaveLength(2)
    }
  })

  test('no link is left as markup', () => {
    expect(html).not.toMatch(/\]\(/)
  })
})

const plain = (page: keyof typeof policies) => JSON.stringify(policies[page](company))

test('the published numbers are the ones that the spec states', () => {
  expect(policies.termsOfService(company).sections).toHaveLength(14)
  for (const period of ['7 years', '6 years', '3 years', '30 days', '72 hours', 'one month']) {
    expect(plain('privacyPolicy')).toContain(period)
  }
  for (const fact of ['25 USD', '5-10 business days', '3 business days', '24 hours', '12 hours']) {
    expect(plain('refundPolicy')).toContain(fact)
  }
  expect(plain('termsOfService')).toMatch(/12 months before/)
})
