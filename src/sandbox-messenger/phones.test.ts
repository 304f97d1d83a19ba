import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Messenger } from '#domain/messenger.ts'
import { photo, type RunningMessenger, startMessenger } from './test-support.ts'

let sandbox: RunningMessenger
beforeEach(async () => {
  sandbox = await startMessenger()
})
afterEach(() => sandbox.stop())

const asha = '255712345678'

const cases: [string, RegExp][] = [
  ['wa/12025550100?text=Connect%3A+code-1', />Connect: code-1<\/textarea>/],
  ['sms/+12025550101?body=Connect%3A+code-1', />Connect: code-1<\/textarea>/],
  ['tg/sandbox_visa_bot?start=code-1', /value="\/start code-1" name="text">START</],
]
test.each(cases)('a page opened by %s has the words typed in', async (link, expected) => {
  const other = await sandbox.page(`/${link}`)
  expect(other).toMatch(expected)
  expect(other).toContain('+255712345678')
  expect(await sandbox.page(`/${link}&phone=%2B49+170+1234567`)).toContain('/phones/491701234567/')
  await sandbox.write('whatsapp', '919876543210', 'Hello')
  expect(await sandbox.page(`/${link}`)).toContain('/phones/919876543210/')
  expect((await sandbox.call(`/${link.replace(/\/[^?]+/, '/491700000000')}`)).status).toBe(404)
})

test('a page shows what was written as text, and addresses as links', async () => {
  await sandbox.write('telegram', asha, '<script>x</script> "see https://x.test/a?b=1&c=2).')
  const html = await sandbox.page(`/phones/${asha}/telegram`)
  expect(html).not.toContain('<script>x')
  expect(html).toContain('href="https://x.test/a?b=1&amp;c=2" target="_blank" rel="noopener')
})

test('a page runs no script but its own, and shows pictures only', async () => {
  await sandbox.write('telegram', asha, '', photo())
  await sandbox.write('telegram', asha, '', photo('<html>', 'page.html', 'text/html'))
  const page = await sandbox.call(`/phones/${asha}/telegram`)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'/,
  )
  const shown = (await page.text()).match(/\/files\/[^"]+/g) ?? []
  expect(shown).toHaveLength(1)
  const [, html] = (await sandbox.round()).map((each) => JSON.parse(each.body).message.document)
  expect((await sandbox.call(shown[0] ?? '')).headers.get('content-type')).toBe('image/jpeg')
  expect((await sandbox.call(`/files/${html.file_id}`)).status).toBe(404)
})

test('the list takes a phone by its number, and lists it', async () => {
  const take = (fields: Record<string, string>) =>
    sandbox.call('', { method: 'POST', body: new URLSearchParams(fields) })
  const taken = await take({ number: '00255 (712) 345-678', name: 'Asha', messenger: 'telegram' })
  expect(taken.headers.get('location')).toBe(`/sandbox-messenger/phones/${asha}/telegram`)
  expect(await sandbox.page('')).toContain('Asha, +255712345678')
  for (const number of ['', '0712 345 678', '<b>', '1234567890123456']) {
    const wrong = await take({ number, messenger: 'sms' })
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('This is not a phone number'),
    ])
  }
})

test.each<[string, Messenger | 'signal', number]>([
  ['nobody', 'whatsapp', 404],
  [asha, 'signal', 404],
  [asha, 'sms', 200],
])('the page of %s in %s: %i', async (number, messenger, status) => {
  expect((await sandbox.call(`/phones/${number}/${messenger}`)).status).toBe(status)
  expect((await sandbox.call(`/phones/${number}/${messenger}/bubbles`)).status).toBe(status)
})

test('a phone refuses what is empty or too large, and keeps the newest of what is much', async () => {
  expect((await sandbox.write('whatsapp', asha, ' ')).status).toBe(422)
  const large = photo('x'.repeat(21 * 1024 * 1024))
  const refused = await sandbox.write('whatsapp', asha, '', large)
  expect([refused.status, await refused.text()]).toEqual([
    413,
    expect.stringContaining('a file may have 20 MB'),
  ])
  const long = new URLSearchParams({ number: 'x'.repeat(70_000) })
  expect((await sandbox.call('', { method: 'POST', body: long })).status).toBe(413)
  for (let at = 1; at <= 201; at += 1) await sandbox.write('sms', asha, `word-${at}.`)
  const html = await sandbox.page(`/phones/${asha}/sms`)
  expect(html).not.toContain('word-1.')
  expect(html).toContain('word-201.')
  for (let at = 1; at <= 100; at += 1) await sandbox.write('sms', `2557000000${100 + at}`, 'x')
  expect(await sandbox.page('')).not.toContain(`+${asha}`)
})
