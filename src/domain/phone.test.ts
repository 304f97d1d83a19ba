import { describe, expect, it } from 'vitest'
import { checkPhone, normalisePhone, readPhone } from './phone.ts'

const codes = (text: string, country?: string) =>
  checkPhone('contactPhone', text, country).map(({ code, severity }) => `${severity} ${code}`)

describe('telephone numbers', () => {
  it.each([
    ['+44 20 7946 0958', undefined, '+442079460958'],
    ['0044 (20) 7946-0958', undefined, '+442079460958'],
    ['(0044) 20 7946 0958', undefined, '+442079460958'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['020 7946 0958', 'gb', '+442079460958'],
    ['٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧', undefined, '+971501234567'],
    ['＋81 90-1234-5678', undefined, '+819012345678'],
    ['+41.44.668.18.00', undefined, '+41446681800'],
    ['+683 4002', undefined, '+6834002'],
    ['\u200e+1 (212) 555-0123', undefined, '+12125550123'],
  ])('%s in %s is %s', (typed, country, e164) => {
    expect(readPhone(typed, country)).toMatchObject({ e164, possible: true })
    expect(normalisePhone(typed, country)).toBe(e164)
  })

  it.each([
    ['+41 44 668 18 00', undefined, []],
    ['+1 123 456 7890', undefined, ['warning contactPhone.unlikely']],
    ['12345678', undefined, ['warning contactPhone.no-country']],
    ['020 7946 0958', undefined, ['warning contactPhone.no-country']],
    ['020 7946 0958', 'XX', ['warning contactPhone.no-country']],
    ['+1 23', undefined, ['error contactPhone.impossible']],
    ['+44 20 7946 0958 0958 0958', undefined, ['error contactPhone.impossible']],
    ['+999 123456789', undefined, ['error contactPhone.impossible']],
  ])('%s in %s: %j', (typed, country, expected) => {
    expect(codes(typed, country)).toEqual(expected)
  })

  it('keeps what it cannot read, tidied', () => {
    expect(normalisePhone('  12345678 ')).toBe('12345678')
  })
})
