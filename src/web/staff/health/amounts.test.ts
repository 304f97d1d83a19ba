import { expect, test } from 'vitest'
import { sayAge, sayEvery, sayRoom, sayTook } from './amounts.ts'

test.each([
  [0, '0 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7199, '120 minutes'],
  [7200, '2 hours'],
  [71 * 3600, '71 hours'],
  [72 * 3600, '3 days'],
])('%i seconds are %s', (seconds, said) => expect(sayAge(seconds, 'en')).toBe(said))

test.each([
  [60, '1 minute'],
  [900, '15 minutes'],
  [86_400, '1 day'],
  [90, '90 seconds'],
])('every %i seconds is every %s', (seconds, said) => expect(sayEvery(seconds, 'en')).toBe(said))

test.each([
  [2 ** 20, '1 MB'],
  [1.5 * 2 ** 30, '1.5 GB'],
  [51.4 * 2 ** 30, '51 GB'],
])('%i bytes are %s', (bytes, said) => expect(sayRoom(bytes, 'en')).toBe(said))

test('in Turkish too', () => {
  expect(sayAge(180, 'tr')).toBe('3 dakika')
  expect(sayTook(0.42, 'tr')).toBe('0,4 sn.')
})
