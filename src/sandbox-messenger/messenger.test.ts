import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { photo, type RunningMessenger, startMessenger } from './test-support.ts'

let sandbox: RunningMessenger
beforeEach(async () => {
  sandbox = await startMessenger()
})
afterEach(() => sandbox.stop())

const asha = '255712345678'
const dayMs = 86_400_000
const text = (body: string, to = asha) => ({
  ...{ messaging_product: 'whatsapp', to, type: 'text', text: { body } },
})
const template = (name: string, values: string[], code = 'en') => ({
  ...{ messaging_product: 'whatsapp', to: asha, type: 'template' },
  template: {
    ...{ name, language: { code } },
    components: [
      { type: 'body', parameters: values.map((value) => ({ type: 'text', text: value })) },
    ],
  },
})
const body = (words: string, example?: string[]) => ({
  ...{ name: 'news_status', language: 'en', category: 'UTILITY' },
  components: [
    { type: 'BODY', text: words, ...(example && { example: { body_text: [example] } }) },
  ],
})
const good = body('News about {{1}}: read it at {{2}} now.', ['TZ-1', 'https://x'])
const codeOf = async (response: Response) => {
  const { error, error_code, code } = await response.json()
  return [response.status, error?.code ?? error_code ?? code, error?.error_subcode]
}
/** What the first call of a round says. */
const valuesIn = (calls: { body: string }[]) =>
  calls.map((call) => JSON.parse(call.body).entry[0].changes[0].value)

describe('WhatsApp', () => {
  const send = (message: unknown) =>
    sandbox.whatsapp(`/${sandbox.accounts.whatsapp.phoneId}/messages`, message)
  const submit = (asked: unknown) =>
    sandbox.whatsapp(`/${sandbox.accounts.whatsapp.accountId}/message_templates`, asked)
  const listed = async (query = '') => {
    const { accountId } = sandbox.accounts.whatsapp
    return (await sandbox.whatsapp(`/${accountId}/message_templates${query}`)).json()
  }

  test.each([
    ['somebody who never wrote', text('Hello'), [400, 131047, undefined]],
    ['no number', text('Hello', 'asha'), [400, 100, undefined]],
    ['no text', { ...text('Hello'), text: { body: '' } }, [400, 100, undefined]],
    ['a long text', text('x'.repeat(4097)), [400, 100, undefined]],
    ['an unknown template', template('news_status', ['a', 'b']), [400, 132001, undefined]],
    ['nothing readable', 'x', [400, 100, undefined]],
  ])('refuses %s', async (_, message, expected) => {
    expect(await codeOf(await send(message))).toEqual(expected)
    expect(await sandbox.round()).toEqual([])
  })

  test('refuses another token', async () => {
    const wrong = { headers: { authorization: 'Bearer x' } }
    const media = await sandbox.call('/api/whatsapp/v24.0/1', wrong)
    expect(await codeOf(media)).toEqual([401, 190, undefined])
  })

  test('lets the window shut when 24 hours pass; a template goes all the same', async () => {
    await submit(good)
    await sandbox.write('whatsapp', asha, 'Hello')
    sandbox.pass(dayMs - 1)
    expect((await send(text('Just in time'))).status).toBe(200)
    sandbox.pass(1)
    expect(await codeOf(await send(text('Late')))).toEqual([400, 131047, undefined])
    await sandbox.write('whatsapp', asha, 'Hello again')
    expect((await send(text('Again'))).status).toBe(200)
    await sandbox.press('whatsapp', asha, 'day')
    expect(await codeOf(await send(text('Late')))).toEqual([400, 131047, undefined])
    expect((await send(template('news_status', ['TZ-1', 'https://x.test/1']))).status).toBe(200)
    expect(await sandbox.page(`/phones/${asha}/whatsapp`)).toContain('News about TZ-1: read it at')
  })

  test.each([
    ['a photo', photo(), 'image', {}],
    ['a PDF', photo('%PDF', 'visa.pdf', 'application/pdf'), 'document', { filename: 'visa.pdf' }],
  ])('hands out %s by an address that holds for five minutes', async (_, file, kind, facts) => {
    await sandbox.write('whatsapp', asha, 'Here', file)
    const [value] = valuesIn(await sandbox.round())
    const content = value.messages[0][kind]
    expect(content).toMatchObject({ caption: 'Here', mime_type: file.type, ...facts })
    const media = await (await sandbox.whatsapp(`/${content.id}`)).json()
    expect(media).toMatchObject({ mime_type: file.type, file_size: file.size })
    const fetched = await sandbox.call(media.url, { headers: sandbox.bearer })
    expect(await fetched.text()).toBe(await file.text())
    expect((await sandbox.call(media.url)).status).toBe(401)
    sandbox.pass(5 * 60_000)
    expect((await sandbox.call(media.url, { headers: sandbox.bearer })).status).toBe(404)
  })

  test.each([
    ['with values at its end', body('News: {{1}}', ['x']), 2388299],
    ['with values at its start', body('{{1}} has news.', ['x']), 2388299],
    ['without examples', body('News about {{1}} for you.'), 2388043],
    ['with another name than they have', { ...good, name: 'News' }, undefined],
    ['without words', { ...good, components: [] }, undefined],
  ])('refuses a template %s', async (_, asked, subcode) => {
    expect(await codeOf(await submit(asked))).toEqual([400, 100, subcode])
  })

  test('approves a template after a moment, refuses it at a press, and takes it anew', async () => {
    expect(await (await submit(good)).json()).toMatchObject({ status: 'PENDING' })
    expect(await codeOf(await submit(good))).toEqual([400, 100, 2388024])
    expect(await codeOf(await send(template('news_status', ['a', 'b'])))).toContain(132001)
    expect(await sandbox.round()).toEqual([])
    sandbox.pass(3000)
    const named = { message_template_name: 'news_status', message_template_language: 'en' }
    expect(valuesIn(await sandbox.round())).toMatchObject([{ event: 'APPROVED', ...named }])
    expect((await listed()).data).toMatchObject([{ name: 'news_status', status: 'APPROVED' }])
    expect(await codeOf(await send(template('news_status', ['a'])))).toContain(132000)

    const form = new URLSearchParams({ template: 'news_status', language: 'en' })
    await sandbox.call('/templates', { method: 'POST', body: form })
    const refused = { event: 'REJECTED', ...named, reason: 'INCORRECT_CATEGORY' }
    expect(valuesIn(await sandbox.round())).toMatchObject([refused])
    expect((await listed()).data).toMatchObject([{ rejected_reason: 'INCORRECT_CATEGORY' }])
    expect((await submit(good)).status).toBe(200)
    await sandbox.call('/templates', { method: 'POST', body: form })
    sandbox.pass(3000)
    expect(valuesIn(await sandbox.round())).toMatchObject([refused])
  })

  test('lists templates page by page', async () => {
    for (const language of ['en', 'de', 'fr']) await submit({ ...good, language })
    const first = await listed('?limit=2')
    expect(first.data).toHaveLength(2)
    const second = await (await sandbox.call(first.paging.next, { headers: sandbox.bearer })).json()
    expect(second.data).toMatchObject([{ language: 'fr' }])
    expect(second.paging.next).toBeUndefined()
  })
})

describe('Telegram', () => {
  const update = async () => JSON.parse((await sandbox.round())[0]?.body ?? '{}')

  test('tells of a block, after which nothing can be sent', async () => {
    await sandbox.write('telegram', asha, '/start')
    await sandbox.press('telegram', asha, 'block')
    const kicked = JSON.parse((await sandbox.round())[1]?.body ?? '')
    expect(kicked.my_chat_member).toMatchObject({
      chat: { id: Number(asha) },
      new_chat_member: { status: 'kicked' },
    })
    const message = { chat_id: asha, text: 'Unseen' }
    expect(await codeOf(await sandbox.telegram('sendMessage', message))).toContain(403)
    await sandbox.press('telegram', asha, 'unblock')
    expect((await update()).my_chat_member.new_chat_member.status).toBe('member')
    expect((await sandbox.telegram('sendMessage', message)).status).toBe(200)
  })

  test.each([
    ['sendMessage', { chat_id: '@asha', text: 'Hello' }, 400],
    ['sendMessage', { chat_id: asha, text: ' ' }, 400],
    ['sendMessage', { chat_id: asha, text: 'x'.repeat(4097) }, 400],
    ['sendMessage', {}, 400],
    ['getFile', { file_id: 'none' }, 400],
    ['sendDice', {}, 404],
    ['setWebhook', { url: 'https://x.test', secret_token: 's' }, 200],
  ])('answers %s %j with %i', async (method, given, status) => {
    expect((await sandbox.telegram(method, given)).status).toBe(status)
  })

  test('knows its own bot only', async () => {
    expect((await sandbox.call('/api/telegram/bot1:x/sendMessage')).status).toBe(401)
    expect((await sandbox.call('/api/telegram/file/bot1:x/documents/1')).status).toBe(404)
  })
})

describe('SMS', () => {
  test('calls nobody but the business', async () => {
    await sandbox.sms({ To: asha, Body: 'Karibu', StatusCallback: 'http://127.0.0.1:9/sms' })
    expect(await sandbox.round()).toEqual([])
  })

  test('heeds STOP until START', async () => {
    await sandbox.write('sms', asha, ' stop ')
    expect(await codeOf(await sandbox.sms({ To: asha, Body: 'Unseen' }))).toContain(21610)
    await sandbox.write('sms', asha, 'Start')
    expect((await sandbox.sms({ To: asha, Body: 'Seen' })).status).toBe(201)
  })

  test.each([
    [{ To: 'asha', Body: 'Hello' }, 21211],
    [{ To: asha, Body: '' }, 21602],
    [{ To: asha, Body: 'x'.repeat(1601) }, 21617],
    [{ To: asha, Body: 'Hello', From: '+12025550199' }, 21606],
  ])('refuses %j', async (given: Record<string, string>, code) => {
    expect(await codeOf(await sandbox.sms(given))).toContain(code)
  })
})

describe('a call of the business', () => {
  test('is repeated, later each time, until it is answered with 200', async () => {
    await sandbox.write('whatsapp', asha, 'Hello')
    sandbox.answers.push(503, 302, 200)
    expect(await sandbox.round()).toHaveLength(1)
    expect(await sandbox.page(`/phones/${asha}/whatsapp`)).toContain('aria-label="sent"')
    sandbox.pass(999)
    expect(await sandbox.round()).toHaveLength(0)
    sandbox.pass(1)
    expect(await sandbox.round()).toHaveLength(1)
    sandbox.pass(1999)
    expect(await sandbox.round()).toHaveLength(0)
    sandbox.pass(1)
    expect(await sandbox.round()).toHaveLength(1)
    sandbox.pass(dayMs)
    expect(await sandbox.round()).toHaveLength(0)
    expect(await sandbox.page(`/phones/${asha}/whatsapp`)).toContain('aria-label="delivered"')
  })

  test('comes in the order of what happened', async () => {
    for (const word of ['one', 'two', 'three']) await sandbox.write('telegram', asha, word)
    const heard = (await sandbox.round()).map((each) => JSON.parse(each.body).message.text)
    expect(heard).toEqual(['one', 'two', 'three'])
  })
})
