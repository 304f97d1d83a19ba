import { expect, test } from 'vitest'
import { monthNamesOf } from '#domain/time/month-names.ts'
import { sayDay, sayShortDay } from '../../i18n/moment.ts'
import { readDay } from './read-day.ts'

test.each([
  ['22/11/2026', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['22 Nov 2026', '2026-11-22'],
  ['November 22, 2026', '2026-11-22'],
  ['22 Kasım 2026', '2026-11-22'],
  ['3/4/2026', '2026-04-03'],
  ['31 February 2026', null],
  ['22 November', null],
  ['22/11/26', null],
  ['', null],
])('%s is %s', (text, day) => {
  expect(readDay(text, monthNamesOf('tr'))).toBe(day)
})

test.each(['en', 'tr'] as const)('what is said in %s is understood', (language) => {
  for (const day of [
    '2026-11-22',
    '2026-05-01',
    '2024-02-29',
    '2026-09-30',
    '2026-08-01',
    '2026-12-31',
  ]) {
    for (const say of [sayDay, sayShortDay]) {
      expect(readDay(say(day, language), monthNamesOf(language))).toBe(day)
    }
  }
})
