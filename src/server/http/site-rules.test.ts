import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AskedLine } from '#domain/filing/form.ts'
import { touristPrice } from '#domain/money/pricing.ts'
import { termsVersion } from '#domain/policy.ts'
import { completeLanguages, type Language } from '#domain/reference/languages.ts'
import { type Rules, versionAt } from '#domain/rules/rules.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { formatDay, formatPrice } from '#phrases/format.ts'
import { policyPages } from '#phrases/legal-page.ts'
import { renderPart } from '../../web/served/parts.tsx'
import { loadSite, type Site } from './site.ts'
import { builtFolder, siteOptions } from './test-support.ts'

const { prices, refund } = shippedRules
const visa = { baseCents: 123_00, authorityCents: 61_00, validityDays: 91 }
/** Every number of these pages is another one. */
const changed: Rules = {
  ...shippedRules,
  version: 2,
  prices: {
    ...prices,
    visas: { tourist: visa, tourist_multiple: visa, business: visa, transit: visa },
    processing: [
      { from: 1, cents: 71_00 },
      { from: 10, cents: 57_00 },
    ],
    speeds: { normal: 0, urgent: 83_00, super_urgent: 103_00 },
    insuranceCents: 307_00,
    esimCents: 47_00,
    documentCents: 73_00,
  },
  speeds: {
    normal: { unit: 'business-days', least: 11, most: 13 },
    urgent: { unit: 'business-days', least: 3, most: 4 },
    super_urgent: { unit: 'hours', most: 36 },
  },
  authority: { days: 17, referralDays: 67 },
  regimes: { ...shippedRules.regimes, IN: 'referral' },
  passport: { daysAfterArrival: 197, monthsFromToday: 8 },
  calendar: { ...shippedRules.calendar, workingDays: [0, 1, 2, 3, 4] },
  refund: {
    ...refund,
    adminFeeCents: 29_00,
    requestDays: 43,
    replyBusinessDays: 6,
    reviewBusinessDays: 12,
    paymentBusinessDays: { least: 9, most: 14 },
    documentReplyBusinessDays: 16,
    cancellationHours: 37,
  },
}
const begins = new Date('2027-03-01T09:00:00Z')
const versions = [
  { validFrom: new Date(0), rules: { ...shippedRules, version: 1 } },
  { validFrom: begins, rules: changed },
]

const { folder, leave, list } = await builtFolder()
const time = { now: new Date('2027-02-01') }
const parts = ['home', 'contact', 'passports', ...policyPages]
const within = (language: Language, part: string) =>
  language === 'en' ? `${part}.html` : `${language}/${part}.html`
const pathOf = (language: Language, part: string) =>
  `/${within(language, part).replace('.html', '')}`

const routes: Record<string, unknown> = {}
for (const language of completeLanguages) {
  await mkdir(join(folder, language), { recursive: true })
  for (const part of parts) {
    const file = within(language, part)
    await leave(file, `<p>⟦price⟧</p><!--part ${part} null-->what was built<!--/part-->`)
    routes[pathOf(language, part)] = { file, scriptHashes: [], styleHashes: [] }
  }
}
await leave('named.html', '<!--part home {"text-lg":"A"}-->what was built<!--/part-->')
await leave('data.html', '<script type="application/json" id="rules">rules-unknown</script>')
await leave('fr/asked.html', '<script type="application/json" id="asked">asked-unknown</script>')
routes['/fr/asked'] = { file: 'fr/asked.html', scriptHashes: [], styleHashes: [] }
for (const name of ['named', 'data']) {
  routes[`/${name}`] = { file: `${name}.html`, scriptHashes: [], styleHashes: [] }
}
await list(routes)

const siteOf = (known: typeof versions): Promise<Site> =>
  loadSite(folder, {
    ...siteOptions,
    now: () => time.now,
    versionAt: (moment) => versionAt(known, moment),
    renderPart,
  })
const site = await siteOf(versions)
const get = (path: string, from = site) =>
  from(new Request(`https://karibu.example${path}`)) as Response

beforeEach(() => {
  time.now = new Date('2027-02-01')
})

/** Tags and data away, and with them numbers that nobody reads. */
const read = async (language: Language, part: string): Promise<string> =>
  (await get(pathOf(language, part)).text())
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    // Around the clock.
    .replace(/24時間いつでも|하루 24시간/, '')

const says = (text: string, count: number) => new RegExp(`(?<![\\d.,])${count}(?!\\d)`).test(text)

/** What each page states, of one version. */
const stated = ({
  speeds,
  authority,
  passport,
  prices: { speeds: fees },
  refund: terms,
}: Rules) => ({
  home: [
    ...[speeds.normal.most, speeds.super_urgent.most, authority.days, passport.daysAfterArrival],
    ...[terms.cancellationHours, terms.requestDays, fees.urgent / 100, fees.super_urgent / 100],
  ],
  contact: [speeds.normal.most, authority.days],
  refundPolicy: [
    ...[terms.adminFeeCents / 100, terms.requestDays, terms.replyBusinessDays],
    ...[terms.reviewBusinessDays, terms.paymentBusinessDays.least, terms.paymentBusinessDays.most],
    ...[terms.documentReplyBusinessDays, terms.cancellationHours, speeds.super_urgent.most],
  ],
  termsOfService: [
    ...[passport.daysAfterArrival, passport.monthsFromToday, authority.referralDays],
    ...[terms.documentReplyBusinessDays, terms.requestDays, terms.reviewBusinessDays],
  ],
  paymentPolicy: [terms.cancellationHours],
  chargebackPolicy: [terms.replyBusinessDays],
  passports: [authority.days, authority.referralDays],
})

describe.each(completeLanguages)('in %s', (language) => {
  test('pages state the rules in force, from the moment that a version begins', async () => {
    const inForce = [[shippedRules, time.now] as const, [changed, begins] as const]
    for (const [rules, now] of inForce) {
      time.now = now
      for (const [part, counts] of Object.entries(stated(rules))) {
        const text = await read(language, part)
        for (const count of counts)
          expect([part, count, says(text, count)]).toEqual([part, count, true])
        expect(text).toContain(formatPrice(touristPrice(rules).totalCents, language))
      }
    }
  })

  test('numbers of the version before stand nowhere any more', async () => {
    time.now = begins
    const [before, after] = [stated(shippedRules), stated(changed)]
    for (const part of Object.keys(before) as (keyof typeof before)[]) {
      const gone = before[part].filter((count) => count > 12 && !after[part].includes(count))
      const text = await read(language, part)
      for (const count of gone)
        expect([part, count, says(text, count)]).toEqual([part, count, false])
    }
  })

  test('legal texts that state rules hold from the day on which these begin, others from theirs', async () => {
    const own = formatDay(termsVersion, language)
    expect(await read(language, 'refundPolicy')).toContain(own)
    time.now = begins
    expect(await read(language, 'refundPolicy')).toContain(formatDay('2027-03-01', language))
    expect(await read(language, 'cookiePolicy')).toContain(own)
  })

  test('no page needs a script, style or phrase that the build has not seen', async () => {
    time.now = begins
    for (const part of parts) {
      const html = await get(pathOf(language, part)).text()
      expect(html.replaceAll('<script type="application/ld+json">', '')).not.toContain('<script')
      expect(html).not.toMatch(/ style="|<style|\bon\w+="/)
      expect(html).not.toMatch(/⟦|<!--|what was built|\bhome\.\w+\.\w+/)
    }
  })
})

test('a version that alters no word of the legal texts leaves their day', async () => {
  const later = await siteOf([
    ...versions,
    { validFrom: new Date('2027-04-01'), rules: { ...changed, version: 3, prices } },
    { validFrom: new Date('2027-05-01'), rules: { ...changed, version: 4, refund } },
  ])
  for (const [now, day] of [
    ['2027-04-02', '2027-03-01'],
    ['2027-05-02', '2027-05-01'],
  ] as const) {
    time.now = new Date(now)
    expect(await get('/refundPolicy', later).text()).toContain(formatDay(day, 'en'))
  }
})

test('what the authority asks besides is said in the page’s language, from the next request on', async () => {
  const now = { asked: [] as readonly AskedLine[] }
  const asking = await loadSite(folder, {
    ...siteOptions,
    now: () => time.now,
    versionAt: () => ({ validFrom: new Date(0), rules: shippedRules }),
    renderPart,
    asked: () => now.asked,
  })
  const shown = async () => {
    const [, json = ''] = />(.*)<\/script>/.exec(await get('/fr/asked', asking).text()) ?? []
    return json
  }
  expect(await shown()).toBe('')
  now.asked = [
    { key: 'marital-status', label: 'Marital status' },
    { key: 'tour', label: '</script>⟦name⟧' },
  ]
  const json = await shown()
  expect(json).not.toMatch(/[<⟦]/)
  expect(JSON.parse(json)).toMatchObject({
    title: 'L’administration demande aussi',
    lines: [
      { key: 'marital-status', asks: 'Marital status', label: 'Situation de famille' },
      { key: 'tour', label: '</script>⟦name⟧', lang: 'en' },
    ],
  })
})

test('search engines read the price of the version in force', async () => {
  time.now = begins
  const html = await get('/home').text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)['@graph'][0].offers).toMatchObject({
    price: (touristPrice(changed).totalCents / 100).toFixed(2),
    url: 'https://karibu.example/application',
  })
})

test('a part has the names of classes that its page was given', async () => {
  const html = await get('/named').text()
  expect(html).toContain('class="A"')
  expect(html).not.toMatch(/class="[^"]*text-lg/)
})

test('pages that compute carry the rules in force, which no name of a port ends or fills', async () => {
  const [port] = shippedRules.ports
  if (!port) throw new Error('there is no port')
  const rules = { ...changed, ports: [{ ...port, name: '</script>⟦name⟧' }] }
  const html = await get('/data', await siteOf([{ validFrom: new Date(0), rules }])).text()
  const [, json = ''] = /^<script[^>]*>(.*?)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(rules)
})
