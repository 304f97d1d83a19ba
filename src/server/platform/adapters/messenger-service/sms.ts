import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'
import type { MessageReport, MessengerEnd } from '#domain/messenger.ts'
import type {
  MessengerEvent,
  MessengerService,
  NewMessengerMessage,
  SendOutcome,
  WebhookCall,
} from './port.ts'
import {
  type Answer,
  type Caller,
  createCaller,
  cutText,
  fitting,
  id,
  isSame,
  part,
  type ServiceOptions,
  uuid,
} from './service-call.ts'

export type SmsOptions = ServiceOptions & {
  account: string
  token: string
  /** With + and the country code. */
  number: string
  /** Where the gateway calls us, as the world sees it: it signs this address too. */
  webhookUrl: string
}

const number = z.string().check(z.regex(/^\+\d{5,20}$/))
const sent = z.object({ sid: id })
const failure = z.object({ code: z.int() })
const filePath = /^\/2010-04-01\/Accounts\/\w+\/Messages\/\w+\/Media\/\w+$/
const mostFiles = 10
/** Far more than a gateway sends: 1600 letters and twenty fields, and three for each file. */
const mostOfForm = { bytes: 64 * 1024, fields: 200 }

const reports: Readonly<Record<string, MessageReport>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
}

const ends: Readonly<Record<number, MessengerEnd>> = {
  /** They wrote STOP to the gateway. */
  21610: 'stop',
  /** No number, or a landline. */
  21211: 'unreachable',
  21614: 'unreachable',
  30005: 'unreachable',
  30006: 'unreachable',
}
const endOf = (code: number): MessengerEnd | null => ends[code] ?? null

/** A gateway for SMS of Twilio's form. */
export function createSms(options: SmsOptions): MessengerService {
  const { clock, linkUrl = 'sms:' } = options
  const caller = createCaller('sms', options)
  const authority = Buffer.from(`${options.account}:${options.token}`).toString('base64')
  const authorized = { authorization: `Basic ${authority}` }
  return {
    messenger: 'sms',
    isSandbox: options.isSandbox ?? false,
    connectUrl: ({ words }) => `${linkUrl}${options.number}?body=${encodeURIComponent(words)}`,
    read(call) {
      const form = formOf(call)
      const query = new URL(call.url).search
      checkSignature(call, { form, url: options.webhookUrl + query, token: options.token })
      const own = new URLSearchParams(query).get('id')
      return fitting(readForm(form, own, options), clock.now())
    },
    handshake: () => null,
    send: (message) => send(message, { caller, options, authorized }),
    fetchFile: (ref, most) =>
      filePath.test(ref)
        ? caller.fetchFile(options.apiUrl + ref, { headers: authorized, most, mayLead })
        : Promise.resolve('gone'),
    templates: null,
    async register() {},
  }
}

/** Where Twilio keeps files, by an address that it signs. */
const mayLead = (url: string): boolean => /^https:\/\/([\w-]+\.)*twiliocdn\.com\//.test(url)

/** Splits the fields, which the signature is over: of a call that may be anybody's, so no more than a gateway's. */
function formOf({ headers, body }: WebhookCall): URLSearchParams {
  if (!headers.has('x-twilio-signature')) throw new AppError('messenger.signature-wrong')
  if (body.byteLength > mostOfForm.bytes) throw new AppError('request.too-large')
  const text = body.toString()
  if (text.split('&', mostOfForm.fields + 1).length > mostOfForm.fields) {
    throw new AppError('request.too-large')
  }
  return new URLSearchParams(text)
}

function checkSignature(
  { headers }: WebhookCall,
  { form, url, token }: { form: URLSearchParams; url: string; token: string },
): void {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  const signed = url + fields.map(([name, value]) => name + value).join('')
  const right = createHmac('sha1', token).update(signed).digest('base64')
  if (!isSame(headers.get('x-twilio-signature'), right)) {
    throw new AppError('messenger.signature-wrong')
  }
}

function readForm(
  form: URLSearchParams,
  own: string | null,
  options: SmsOptions,
): MessengerEvent[] {
  const sid = part(id, form.get('MessageSid'))
  if (!sid) return []
  // It tells no time.
  const at = options.clock.now()
  const status = form.get('MessageStatus')
  if (status !== null && status !== 'received') {
    const report = reports[status]
    if (!report) return []
    const code = Number(form.get('ErrorCode')) || null
    return [
      {
        ...{ kind: 'report', key: `${sid}/${status}`, at, serviceId: sid, report },
        messageId: part(uuid, own) ?? null,
        code: code === null ? null : String(code),
        ends: code === null ? null : endOf(code),
      },
    ]
  }
  const address = part(number, form.get('From'))?.slice(1)
  if (!address) return []
  // The gateway has answered them already, and takes no more for them.
  if (form.get('OptOutType') === 'STOP') {
    return [{ kind: 'ended', key: sid, at, address, reason: 'stop' }]
  }
  const files = filesOf(form, options.apiUrl)
  const common = { kind: 'message', at, address, name: null, quotes: null } as const
  const text = form.get('OptOutType') === 'START' ? 'START' : cutText(form.get('Body') ?? '')
  return [
    { ...common, key: sid, text, file: files[0] ?? null },
    ...files.slice(1).map((file, index) => {
      return { ...common, key: `${sid}/${index + 1}`, text: '', file }
    }),
  ]
}

function filesOf(form: URLSearchParams, apiUrl: string): { ref: string; name: null }[] {
  const count = Math.min(Number(form.get('NumMedia')) || 0, mostFiles)
  return Array.from({ length: count }, (_, at) => form.get(`MediaUrl${at}`) ?? '')
    .filter((url) => url.startsWith(apiUrl) && filePath.test(url.slice(apiUrl.length)))
    .map((url) => ({ ref: url.slice(apiUrl.length), name: null }))
}

type Ask = { caller: Caller; options: SmsOptions; authorized: { authorization: string } }

async function send(message: NewMessengerMessage, ask: Ask): Promise<SendOutcome> {
  if (message.kind !== 'text') {
    return { outcome: 'refused', code: 'no-templates', ends: null, isWindow: false }
  }
  const { caller, options, authorized } = ask
  const answer = await caller.call(`/2010-04-01/Accounts/${options.account}/Messages.json`, {
    method: 'POST',
    headers: authorized,
    body: new URLSearchParams({
      To: `+${message.address}`,
      From: options.number,
      Body: message.text,
      StatusCallback: `${options.webhookUrl}?id=${message.id}`,
    }),
  })
  if (answer.status === 201 || answer.status === 200) {
    const told = part(sent, answer.json)
    if (!told) throw caller.unavailable('unreadable')
    return { outcome: 'sent', serviceId: told.sid }
  }
  const code = refusalOf(answer, caller)
  return { outcome: 'refused', code: String(code), ends: endOf(code), isWindow: false }
}

/** The code of a refusal. Throws MessengerUnavailable where it is not about the message. */
function refusalOf({ status, json, retryAfter }: Answer, caller: Caller): number {
  const code = part(failure, json)?.code
  if (status === 401 || status === 403) {
    throw caller.unavailable(code ?? `status-${status}`, { isTokenWrong: true })
  }
  if (code === undefined || status === 429 || status >= 500) {
    throw caller.unavailable(code ?? `status-${status}`, { retryAfter })
  }
  return code
}
