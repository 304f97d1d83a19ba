import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Messenger } from '#domain/messenger.ts'
import type { MessengerServices } from '../../src/server/platform/adapters/messenger-service/port.ts'
import type { ServiceOptions } from '../../src/server/platform/adapters/messenger-service/service-call.ts'
import { createSms } from '../../src/server/platform/adapters/messenger-service/sms.ts'
import { createTelegram } from '../../src/server/platform/adapters/messenger-service/telegram.ts'
import { createWhatsApp } from '../../src/server/platform/adapters/messenger-service/whatsapp.ts'
import { listening } from './listening.ts'
import type { Happening, StandInCall, StandInFile } from './messenger-calls.ts'
import { createMessengerCalls, messengerKeys, seconds, webhooks } from './messenger-calls.ts'

export { messengerKeys, signedCall } from './messenger-calls.ts'

export type SentMessage = {
  messenger: Messenger
  to: string
  text: string | null
  template: { name: string; language: string; values: string[] } | null
  /** Our id, where it was given. */
  id: string | null
  /** The service's. */
  serviceId: string
}

/** How the next calls are answered; a call without one goes well. */
export type ScriptedAnswer = {
  messenger?: Messenger
  /** Refuses: WhatsApp 131047, 131026, 131056, 130429, 190; Telegram 429, 403, 401; SMS 21610, 21211, 20429. */
  code?: number
  /** Seconds that it asks to wait. */
  retryAfter?: number
  /** Answers like this, with a page of HTML. */
  status?: number
  /** Answers no sooner. */
  until?: Promise<unknown>
}

type Template = { name: string; language: string; status: string; rejected_reason?: string }

const fiveMinutes = 300_000

/** WhatsApp, Telegram and a gateway for SMS in one: their APIs over HTTP, and their signed calls of us. */
export async function startMessengerStandIn(now: () => Date = () => new Date()) {
  let made = 0
  const next = () => {
    made += 1
    return made
  }
  const state = {
    sent: [] as SentMessage[],
    /** Each is used once, by the next call of its messenger. */
    script: [] as ScriptedAnswer[],
    templates: [] as (Template & { text?: string })[],
    /** Where Telegram calls us. */
    webhook: null as Record<string, unknown> | null,
    /** Method and path of every request, without tokens. */
    requests: [] as string[],
  }
  const files = new Map<string, StandInFile>()
  const addresses = new Map<string, { file: StandInFile; until: number }>()

  const keep = (id: string, file: StandInFile) => {
    files.set(id, file)
    return id
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const { origin, close } = await listening(server)
  const bases = {
    whatsapp: `${origin}/whatsapp/v1`,
    telegram: `${origin}/telegram`,
    sms: `${origin}/sms`,
  }

  const calls = createMessengerCalls({ now, next, keep, smsBase: bases.sms })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const url = new URL(request.url ?? '', origin)
    const messenger = url.pathname.split('/')[1] as Messenger
    const hidden = url.pathname.replace(messengerKeys.TELEGRAM_TOKEN, 'TOKEN')
    state.requests.push(`${request.method} ${hidden}`)
    const at = state.script.findIndex((each) => (each.messenger ?? messenger) === messenger)
    const [scripted] = at < 0 ? [] : state.script.splice(at, 1)
    const asked = { request, url, body, method: `${request.method}` }
    const usual = scripted && isFault(scripted) ? null : reply(asked)
    await scripted?.until
    const given = scripted && isFault(scripted) ? fault(messenger, scripted) : usual
    if (!given) return
    const bytes = given.bytes ?? Buffer.from(JSON.stringify(given.json))
    response.writeHead(given.status, given.headers).end(bytes)
  }

  type Asked = { request: IncomingMessage; url: URL; body: string; method: string }
  type Given = {
    status: number
    json?: unknown
    bytes?: Uint8Array
    headers?: Record<string, string>
  }

  function reply(asked: Asked): Given {
    const path = asked.url.pathname
    if (path.startsWith('/whatsapp/')) return replyAsWhatsApp(asked)
    if (path.startsWith('/telegram/')) return replyAsTelegram(asked)
    return replyAsGateway(asked)
  }

  function replyAsWhatsApp({ request, url, body, method }: Asked): Given {
    const path = url.pathname.replace('/whatsapp/v1/', '')
    if (request.headers.authorization !== `Bearer ${messengerKeys.WHATSAPP_TOKEN}`) {
      return fault('whatsapp', { code: 190 })
    }
    if (path.startsWith('media/')) {
      const address = addresses.get(path)
      addresses.delete(path)
      if (!address || address.until < now().getTime()) return { status: 404, json: {} }
      return { status: 200, bytes: address.file.bytes }
    }
    if (path === `${messengerKeys.WHATSAPP_PHONE_ID}/messages`) return takeForWhatsApp(body)
    if (path === `${messengerKeys.WHATSAPP_ACCOUNT_ID}/message_templates`) {
      return method === 'POST' ? takeTemplate(body) : listTemplates(url)
    }
    if (path === `${messengerKeys.WHATSAPP_ACCOUNT_ID}/subscribed_apps`) {
      return { status: 200, json: { success: true } }
    }
    const file = files.get(path)
    if (!file) return fault('whatsapp', { code: 100 })
    const place = `media/${next()}`
    addresses.set(place, { file, until: now().getTime() + fiveMinutes })
    return {
      status: 200,
      json: {
        ...{ messaging_product: 'whatsapp', id: path, url: `${bases.whatsapp}/${place}` },
        ...{ mime_type: file.type, file_size: file.bytes.byteLength },
      },
    }
  }

  function takeForWhatsApp(body: string): Given {
    const message = JSON.parse(body)
    const serviceId = `wamid.STANDIN${next()}`
    state.sent.push({
      messenger: 'whatsapp',
      to: message.to ?? message.recipient,
      text: message.text?.body ?? null,
      template: message.template
        ? {
            name: message.template.name,
            language: message.template.language.code,
            values: (message.template.components?.[0]?.parameters ?? []).map(
              ({ text }: { text: string }) => text,
            ),
          }
        : null,
      id: message.biz_opaque_callback_data ?? null,
      serviceId,
    })
    // Brazil's numbers without their ninth digit.
    const wa_id = message.to?.replace(/^(55\d\d)9(\d{8})$/, '$1$2')
    const contacts = [{ input: message.to ?? message.recipient, wa_id }]
    const json = { messaging_product: 'whatsapp', contacts, messages: [{ id: serviceId }] }
    return { status: 200, json }
  }

  function takeTemplate(body: string): Given {
    const { name, language, components } = JSON.parse(body)
    const isKnown = state.templates.some((it) => it.name === name && it.language === language)
    if (isKnown) return fault('whatsapp', { code: 100, subcode: 2388024 })
    state.templates.push({ name, language, status: 'PENDING', text: components[0].text })
    return { status: 200, json: { id: `${next()}`, status: 'PENDING', category: 'UTILITY' } }
  }

  /** Two a page, so that whoever reads the first only is found out. */
  function listTemplates(url: URL): Given {
    const from = Number(url.searchParams.get('after') ?? 0)
    const data = state.templates.slice(from, from + 2).map(({ text: _, ...each }) => each)
    const more = state.templates.length > from + 2
    const paging = { cursors: { after: `${from + 2}` }, ...(more && { next: 'https://next' }) }
    return { status: 200, json: { data, paging } }
  }

  function replyAsTelegram({ url, body }: Asked): Given {
    const [isFile, bot, ...rest] = splitTelegram(url.pathname)
    if (decodeURIComponent(bot ?? '') !== messengerKeys.TELEGRAM_TOKEN)
      return fault('telegram', { code: 401 })
    if (isFile) {
      const file = files.get(rest.join('/'))
      return file ? { status: 200, bytes: file.bytes } : { status: 404, json: { ok: false } }
    }
    const given = body ? JSON.parse(body) : {}
    if (rest[0] === 'setWebhook') {
      state.webhook = given
      return { status: 200, json: { ok: true, result: true } }
    }
    if (rest[0] === 'getFile') {
      const file = files.get(given.file_id)
      if (!file) return fault('telegram', { code: 400 })
      const path = keep(`documents/${given.file_id}`, file)
      const result = {
        file_id: given.file_id,
        file_path: path,
        file_size: file.bytes.byteLength,
      }
      return { status: 200, json: { ok: true, result } }
    }
    if (rest[0] !== 'sendMessage') return fault('telegram', { code: 404 })
    const number = next()
    const chat = String(given.chat_id)
    state.sent.push({
      ...{ messenger: 'telegram', to: chat, text: given.text, template: null, id: null },
      serviceId: `${chat}:${number}`,
    })
    const result = { message_id: number, chat: { id: Number(chat) }, date: seconds(now()) }
    return { status: 200, json: { ok: true, result } }
  }

  function replyAsGateway({ request, url, body }: Asked): Given {
    const account = messengerKeys.SMS_ACCOUNT
    const authority = Buffer.from(`${account}:${messengerKeys.SMS_TOKEN}`).toString('base64')
    if (request.headers.authorization !== `Basic ${authority}`) return fault('sms', { code: 20003 })
    const path = url.pathname.replace('/sms', '')
    const file = files.get(path)
    if (file) return { status: 200, bytes: file.bytes }
    if (path !== `/2010-04-01/Accounts/${account}/Messages.json`) {
      return fault('sms', { code: 20404 })
    }
    const form = new URLSearchParams(body)
    const sid = `SM${String(next()).padStart(32, '0')}`
    const callback = form.get('StatusCallback')
    state.sent.push({
      ...{ messenger: 'sms', to: (form.get('To') ?? '').replace('+', ''), text: form.get('Body') },
      ...{ template: null, id: callback && new URL(callback).searchParams.get('id') },
      serviceId: sid,
    })
    return { status: 201, json: { sid, status: 'queued', error_code: null } }
  }

  return {
    origin,
    bases,
    state,
    /** What a server has that is set up with it: `services.messengers` of a test. */
    services: (changes: Partial<Pick<ServiceOptions, 'timeoutMs' | 'fetch' | 'isSandbox'>> = {}) =>
      servicesFor(bases, { clock: { now }, fetch, timeoutMs: 20_000, ...changes }),
    /** Signed calls of us: WhatsApp puts all that happened into one, the others one into each. */
    calls,
    /** The one call that tells of this. */
    call(messenger: Messenger, ...happenings: Happening[]): StandInCall {
      const [first, ...others] = calls(messenger, ...happenings)
      if (!first || others.length > 0) throw new Error('Not one call: ask for calls()')
      return first
    },
    close,
  }
}

export type MessengerStandIn = Awaited<ReturnType<typeof startMessengerStandIn>>

function servicesFor(bases: Record<Messenger, string>, common: Omit<ServiceOptions, 'apiUrl'>) {
  return {
    whatsapp: createWhatsApp({
      ...{ ...common, apiUrl: bases.whatsapp, token: messengerKeys.WHATSAPP_TOKEN },
      ...{ phoneId: messengerKeys.WHATSAPP_PHONE_ID, number: messengerKeys.WHATSAPP_NUMBER },
      ...{ accountId: messengerKeys.WHATSAPP_ACCOUNT_ID },
      ...{ appSecret: messengerKeys.WHATSAPP_APP_SECRET },
      ...{ verifyToken: messengerKeys.WHATSAPP_VERIFY_TOKEN },
      ...{ siteUrl: 'https://karibu.example', companyName: 'Karibu Visa' },
    }),
    telegram: createTelegram({
      ...{ ...common, apiUrl: bases.telegram, token: messengerKeys.TELEGRAM_TOKEN },
      ...{ bot: messengerKeys.TELEGRAM_BOT, secret: messengerKeys.TELEGRAM_SECRET },
    }),
    sms: createSms({
      ...{ ...common, apiUrl: bases.sms, token: messengerKeys.SMS_TOKEN },
      ...{ account: messengerKeys.SMS_ACCOUNT, number: messengerKeys.SMS_NUMBER },
      webhookUrl: `${webhooks}/sms`,
    }),
  } satisfies MessengerServices
}

const isFault = ({ code, status }: ScriptedAnswer): boolean =>
  code !== undefined || status !== undefined

const splitTelegram = (path: string): string[] => {
  const [, isFile = '', rest = ''] = /^\/telegram(\/file)?\/bot(.*)$/.exec(path) ?? []
  return [isFile, ...rest.split('/')]
}

type Fault = ScriptedAnswer & { subcode?: number }

function fault(messenger: Messenger, { code, status, retryAfter, subcode }: Fault) {
  const waiting: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` }
  if (code === undefined) {
    return { status: status ?? 500, bytes: Buffer.from('<h1>Error</h1>'), headers: waiting }
  }
  if (messenger === 'whatsapp') {
    const statuses: Record<number, number> = { 190: 401, 130429: 429, 80007: 429 }
    const error = { message: 'refused', code, error_subcode: subcode }
    return { status: status ?? statuses[code] ?? 400, json: { error }, headers: waiting }
  }
  if (messenger === 'telegram') {
    const wait = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } }
    const json = { ok: false, error_code: code, description: telegramWords[code], ...wait }
    return { status: status ?? code, json }
  }
  const statuses: Record<number, number> = { 20429: 429, 20003: 401, 20404: 404 }
  const told = { code, message: 'refused', status: statuses[code] ?? 400 }
  return { status: status ?? told.status, json: told, headers: waiting }
}

const telegramWords: Record<number, string> = {
  400: 'Bad Request: chat not found',
  401: 'Unauthorized',
  403: 'Forbidden: bot was blocked by the user',
  404: 'Not Found',
  429: 'Too Many Requests',
}
