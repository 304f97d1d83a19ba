import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priceOf } from '#domain/money/pricing.ts'
import { commonPassportsIn } from '#domain/reference/passports.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { formatPrice } from '#phrases/format.ts'
import { factsIn } from '../../../test/support/page-facts.ts'
import { Landing } from './Landing.tsx'

const missing: string[] = []
const t = translatorFor('en', (key) => missing.push(key))
const company = factsIn('en')
const html = renderToStaticMarkup(
  <Landing t={t} language="en" company={company} rules={shippedRules} />,
)
const text = html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')

test('the first price is the whole price of one tourist', () => {
  const { totalCents } = priceOf(shippedRules, {
    ...{ visaType: 'tourist', numberOfApplicants: 1, processingType: 'normal' },
    ...{ hasInsurance: false, hasESim: false },
  })
  expect(/\$[\d.,]+\d/.exec(text)?.[0]).toBe(formatPrice(totalCents, 'en'))
})

test('who we are not, and the official site, stand before the first way to start', () => {
  const official = html.indexOf(`href="${company.officialSite}"`)
  const start = html.indexOf('href="/application"')
  expect(official).toBeGreaterThan(0)
  expect(official).toBeLessThan(start)
})

const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? []

test('both first questions are a plain form that leads to the page of the application', () => {
  const form = forms[0] ?? ''
  expect(form).toContain('action="/application" method="get"')
  expect(form).toContain('name="passport"')
  for (const part of ['day', 'month', 'year']) expect(form).toContain(`name="arrival-${part}"`)
  const codes = [...form.matchAll(/<option value="(\w\w)"/g)].map(([, code]) => code)
  expect(codes).toEqual(commonPassportsIn(shippedRules, 'en').map(({ code }) => code))
  expect(form).toContain('value="other"')
})

test('the question about infants states the minimum age, and whom to ask below it', () => {
  expect(text).toContain('from the age of one year')
  expect(text).not.toMatch(/infants/i)
  expect(html).toContain('href="/contact"')
})

test('states only configured company facts', () => {
  expect(text).toContain(company.legalName)
  expect(text).not.toContain('Company number')
  const registered = factsIn('en', { registration: '01234567' })
  const page = renderToStaticMarkup(
    <Landing t={t} language="en" company={registered} rules={shippedRules} />,
  )
  expect(page).toContain('01234567')
})

test('never promises a visa within an hour', () => {
  expect(/visa (in|within) (1|one|an) hour/i.exec(text)).toBeNull()
})

test('nothing has the colours of warnings, failures and success: its style sheet has none', () => {
  expect(/class="[^"]*-(amber|clay|leaf)\b/.exec(html)).toBeNull()
})

test('every phrase exists, and no style attribute is written', () => {
  expect(missing).toEqual([])
  expect(/\sstyle="[^"]*"/.exec(html)).toBeNull()
})
