import { expect, test } from 'vitest'
import { touristPrice } from '#domain/money/pricing.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { factsIn } from '../../../test/support/page-facts.ts'
import { jsonLd, organization, questionsPage, service } from './structured-data.ts'

const missing: string[] = []
const t = translatorFor('tr', (key) => missing.push(key))
const company = factsIn('tr')
const { totalCents } = touristPrice(shippedRules)
const facts = { t, language: 'tr', company, site: new URL('https://karibu.example') } as const

test('the service names its provider, its whole price and the page to apply at', () => {
  const said = service(facts, totalCents)
  expect(said.provider).toMatchObject({ '@id': organization(facts)['@id'], name: company.name })
  expect(said.offers).toEqual({
    ...{ '@type': 'Offer', url: 'https://karibu.example/tr/application' },
    ...{ price: (totalCents / 100).toFixed(2), priceCurrency: 'USD' },
  })
  expect(missing).toEqual([])
})

test('nothing in it passes for the government', () => {
  const said = organization(facts)
  expect(said['@type']).toBe('Organization')
  expect(said.disambiguatingDescription).toContain('visa.immigration.go.tz')
  expect(jsonLd([said, service(facts, 100)])).not.toMatch(/"Government\w+"/)
})

test('no answer ends the script that carries it', () => {
  const text = jsonLd([questionsPage('tr', [['Neden?', 'a </script><script>b']])])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].mainEntity[0]).toEqual({
    '@type': 'Question',
    name: 'Neden?',
    acceptedAnswer: { '@type': 'Answer', text: 'a </script><script>b' },
  })
})
