import { expect, test } from 'vitest'
import { signMail } from '../../../test/support/mail-signature.ts'
import { openMailSignature } from './mail-signature.ts'

const now = new Date('2026-11-22T10:00:00Z')
const secret = 'sixteen letters!'
const body = 'From: a@example.org\r\n\r\nHello'

function checked(headers: Record<string, string>, pieces: readonly string[] = [body]): string {
  const signature = openMailSignature(new Headers(headers), secret, now)
  for (const piece of pieces) signature.update(Buffer.from(piece))
  return signature.check()
}

const wrong = expect.objectContaining({ code: 'mail.signature-wrong' })
const signed = signMail(body, { secret, at: now })

test('a body that was signed is taken, in however many pieces and with however many signatures', () => {
  const several = { ...signed, 'webhook-signature': `v1,AAAA ${signed['webhook-signature']}` }
  const ids = [checked(signed), checked(signed, [...body]), checked(several)]
  expect(ids).toEqual(Array(3).fill(signed['webhook-id']))
})

test.each([
  ['no headers', () => ({})],
  ['another secret', () => signMail(body, { secret: 'another secret!!', at: now })],
  ['another body', () => signMail(`${body}!`, { secret, at: now })],
  ['an old one', () => signMail(body, { secret, at: new Date('2026-11-22T09:54:00Z') })],
  ['one of tomorrow', () => signMail(body, { secret, at: new Date('2026-11-23T10:00:00Z') })],
  ['another id', () => ({ ...signed, 'webhook-id': 'x' })],
  ['a time that is none', () => ({ ...signed, 'webhook-timestamp': 'soon' })],
  ['no version', () => ({ ...signed, 'webhook-signature': 'AAAA' })],
])('%s is refused', (_, headers) => {
  expect(() => checked(headers())).toThrow(wrong)
})
