import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { regimes } from '../rules/rules.ts'
import { shippedRules } from '../rules/shipped.ts'
import { countries, findCountry } from './countries.ts'
import { createCountrySearch, namesIn } from './country-search.ts'
import { languages } from './languages.ts'
import { isCountryCode, regimeOf } from './regime.ts'

describe('the table of countries', () => {
  it('has each country once, with one regime', () => {
    for (const key of ['code', 'alpha3', 'name'] as const) {
      expect(new Set(countries.map((country) => country[key])).size).toBe(countries.length)
    }
    const all = countries.map(({ code }) => regimeOf(shippedRules, code))
    const counts = regimes.map((regime) => all.filter((each) => each === regime).length)
    expect(counts).toEqual([69, 145, 24, 6])
    expect(countries).toHaveLength(244)
  })

  it.each(tableOf`
    US | multiple; KE | exempt; NG | referral; CH | e-visa; XK | e-visa
  `)('%s: %s', (code, regime) => expect(regimeOf(shippedRules, code)).toBe(regime))

  it('finds by alpha-2 and alpha-3 in any case, and nothing else', () => {
    expect(findCountry('gbr')?.code).toBe('GB')
    expect(findCountry('gb')?.code).toBe('GB')
    expect(findCountry('Switzerland')).toBeUndefined()
    expect(isCountryCode(shippedRules, 'gb')).toBe(false)
    expect(isCountryCode(shippedRules, '')).toBe(false)
    expect(regimeOf(shippedRules, 'ZZ')).toBeNull()
  })

  it.each(languages)('every country has a name in %s', (language) => {
    const nameOf = namesIn(language)
    for (const { code } of countries) expect(nameOf(code)).not.toBe(code)
  })
})

describe('searching countries', () => {
  const search = createCountrySearch('tr')
  const first = (query: string) => search(query)[0]?.code ?? null

  it.each([
    ['GB', ['kingdom united', 'UK', 'england']],
    ['US', ['USA', 'u.s.a.', 'america']],
    ['CI', ['Ivory Coast', 'cote divoire', "cote d'ivoire", 'CIV']],
    ['DE', ['de', 'Deutschland', 'Almanya']],
    ['KR', ['대한민국', 'south korea', 'korea south']],
    ['TR', ['turkey', 'TÜRKİYE']],
    ['CD', ['drc', 'congo democratic']],
    ['ES', ['espana']],
    ['JP', ['日本']],
    ['RU', ['россия']],
    ['EG', ['مصر']],
    ['NL', ['holland']],
    ['MM', ['burma']],
    ['CZ', ['czech republic']],
    ['VN', ['viet nam']],
    ['AE', ['uae']],
    ['SZ', ['swaziland']],
    [null, ['zzz']],
  ])('%s is found by %j', (code, queries) => {
    expect(queries.map(first)).toEqual(queries.map(() => code))
  })

  it('finds words anywhere in a name', () => {
    const found = search('land').map(({ code }) => code)
    expect(found).toEqual(expect.arrayContaining(['FI', 'CH', 'PL', 'TH', 'AX']))
  })

  it('ranks the names that are shown before longer official ones', () => {
    const found = createCountrySearch('en')('united').map(({ code }) => code)
    expect(found.slice(0, 3)).toEqual(['AE', 'GB', 'US'])
    expect(found).toContain('TZ')
  })

  it('shows everything while nothing is typed', () => expect(search(' ')).toEqual(countries))

  it('finds every country by its own name, first', () => {
    for (const { name, code } of countries) expect(first(name)).toBe(code)
  })
})
