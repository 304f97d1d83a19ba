import { expect, test } from 'vitest'
import { shippedRules } from '../rules/shipped.ts'
import { countries } from './countries.ts'
import { namesIn } from './country-search.ts'
import { completeLanguages } from './languages.ts'
import { commonPassportsIn, passportCodes, passportNames, passportsIn } from './passports.ts'
import { regimeOf } from './regime.ts'

// Whose passport the people of a territory hold.
const carried = {
  AU: [],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  ...{ GB: ['PN'], NL: ['AW', 'BQ', 'CW', 'SX'], NO: ['SJ'], US: ['AS', 'GU', 'MP', 'PR', 'VI'] },
} as const

test('a territory is left out only where its passport is listed and treated the same', () => {
  const leftOut = countries
    .map(({ code }) => code)
    .filter((code) => !passportCodes(shippedRules).includes(code))
  expect(leftOut.sort()).toEqual(Object.values(carried).flat().sort())
  for (const [state, territories] of Object.entries(carried)) {
    expect(passportCodes(shippedRules)).toContain(state)
    for (const code of territories)
      expect(regimeOf(shippedRules, code), code).toBe(regimeOf(shippedRules, state))
  }
})

test.each(completeLanguages)('in %s they are called as everywhere else', (language) => {
  const [ours, theirs] = [passportNames(language), namesIn(language)]
  for (const code of passportCodes(shippedRules)) expect(ours(code), code).toBe(theirs(code))
})

test('the short list is a part of the long one, and every regime is in it', () => {
  const codes = commonPassportsIn(shippedRules, 'en').map(({ code }) => code)
  expect(codes).toHaveLength(65)
  expect(new Set(codes.map((code) => regimeOf(shippedRules, code))).size).toBe(4)
})

test('they stand in the order of the language, each once', () => {
  const german = passportsIn(shippedRules, 'de').map(({ name }) => name)
  expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'))
  expect(new Set(german).size).toBe(passportCodes(shippedRules).length)
})
