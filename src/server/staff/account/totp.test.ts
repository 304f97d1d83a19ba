import { expect, test } from 'vitest'
import { base32, codeOf, otpauthUri, stepOf, stepOfCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('the example of RFC 6238 at %s', (at, code) => {
  expect(codeOf(secret, stepOf(new Date(at)))).toBe(code)
})

test('a code counts half a minute before and after, and no longer', () => {
  const step = stepOf(new Date('2026-11-21T09:00:00Z'))
  const during = (offset: number) => new Date((step + offset) * 30_000 + 15_000)
  const code = codeOf(secret, step)
  expect([-2, -1, 0, 1, 2].map((offset) => stepOfCode(secret, code, during(offset)))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ])
  for (const wrong of ['', '1', `${code}1`, 'abcdef', '０１２３４５']) {
    expect(stepOfCode(secret, wrong, during(0))).toBeNull()
  }
})

test('the secret travels in base 32 and in an otpauth address', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  const uri = otpauthUri('Karibu Visa', 'ada@karibu.example', 'MZXW6YTBOI')
  expect(uri).toBe(
    'otpauth://totp/Karibu%20Visa:ada%40karibu.example?secret=MZXW6YTBOI&issuer=Karibu%20Visa&algorithm=SHA1&digits=6&period=30',
  )
})
