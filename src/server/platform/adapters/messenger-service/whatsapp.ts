import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'
import type {
  FetchedFile,
  MessengerService,
  NewMessengerMessage,
  SendOutcome,
  TemplateState,
  TemplateText,
  WebhookCall,
} from './port.ts'
import {
  type Answer,
  type Caller,
  createCaller,
  fitting,
  id,
  isSame,
  part,
  readJson,
  type ServiceOptions,
} from './service-call.ts'
import { phoneNumber, readEvents, whatsAppEnd } from './whatsapp-events.ts'
import { languageAt, languageFrom, templateStates } from './whatsapp-templates.ts'

export type WhatsAppOptions = ServiceOptions & {
  token: string
  phoneId: string
  /** With + and the country code. */
  number: string
  accountId: string
  appSecret: string
  verifyToken: string
  /** The site, in the example of a template. */
  siteUrl: string
  companyName: string
}

/** The token is wrong, or lacks a permission. */
const isAboutToken = (code: number): boolean =>
  [0, 3, 10, 190, 131005].includes(code) || (code >= 200 && code < 300)

/** Limits, outages, and what is about our account, not about the message. */
const passing = new Set([
  ...[1, 2, 4, 368, 80007, 130429, 131000, 131016, 131031, 131042, 131048, 131056, 131057],
  ...[133004, 133010],
])
const windowShut = 131047
const gone = 100
const alreadyThere = 2388024

const failure = z.object({
  error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }),
})
const sent = z.object({ messages: z.array(z.object({ id })).check(z.minLength(1)) })
const known = z.object({ contacts: z.array(z.object({ wa_id: phoneNumber })) })
const media = z.object({ url: z.url(), file_size: z.optional(z.coerce.number()) })
const listed = z.object({
  data: z.array(z.unknown()),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
})
const template = z.object({
  name: z.string(),
  language: z.string(),
  status: z.string(),
  rejected_reason: z.optional(z.nullable(z.string())),
})
const mostPages = 50
/** Where Meta keeps files. Nobody else gets the token. */
const mediaOrigin = 'https://lookaside.fbsbx.com'

/** WhatsApp Business Platform, Cloud API. */
export function createWhatsApp(options: WhatsAppOptions): MessengerService {
  const { number, clock, linkUrl = 'https://wa.me' } = options
  const caller = createCaller('whatsapp', options)
  const authorized = { authorization: `Bearer ${options.token}` }
  const ask = { caller, options, authorized }
  return {
    messenger: 'whatsapp',
    isSandbox: options.isSandbox ?? false,
    connectUrl: ({ words }) =>
      `${linkUrl}/${number.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`,
    read(call) {
      checkSignature(call, options.appSecret)
      return fitting(readEvents(readJson(call.body), options), clock.now())
    },
    handshake(query) {
      const challenge = query.get('hub.challenge') ?? ''
      const isMeant = query.get('hub.mode') === 'subscribe' && /^[\w-]{1,200}$/.test(challenge)
      return isMeant && isSame(query.get('hub.verify_token'), options.verifyToken)
        ? challenge
        : null
    },
    send: (message) => send(message, ask),
    fetchFile: (ref, maxBytes) => fetchFile(ref, maxBytes, ask),
    templates: { list: () => listTemplates(ask), submit: (each) => submitTemplate(each, ask) },
    /** Its console says where to call; without this nothing of our account is. */
    async register() {
      const path = `/${options.accountId}/subscribed_apps`
      const answer = await caller.call(path, { method: 'POST', headers: authorized })
      if (answer.status !== 200) throw caller.unavailable(refusalOf(answer, ask).code)
    },
  }
}

type Ask = { caller: Caller; options: WhatsAppOptions; authorized: { authorization: string } }

function checkSignature({ headers, body }: WebhookCall, secret: string): void {
  const right = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  if (!isSame(headers.get('x-hub-signature-256'), right)) {
    throw new AppError('messenger.signature-wrong')
  }
}

const asJson = ({ authorized }: Ask, content: unknown): RequestInit => ({
  method: 'POST',
  headers: { ...authorized, 'content-type': 'application/json' },
  body: JSON.stringify(content),
})

/** The code of a refusal. Throws MessengerUnavailable where it is not about what was asked. */
function refusalOf({ status, json, retryAfter }: Answer, { caller }: Ask) {
  const error = part(failure, json)?.error
  const code = error?.code ?? `status-${status}`
  if (status === 401 || (error && isAboutToken(error.code))) {
    throw caller.unavailable(code, { isTokenWrong: true })
  }
  const isPassing = !error || status >= 500 || status === 429 || passing.has(error.code)
  if (isPassing) throw caller.unavailable(code, { retryAfter })
  return error
}

async function send(message: NewMessengerMessage, ask: Ask): Promise<SendOutcome> {
  const { id: own, address } = message
  const answer = await ask.caller.call(
    `/${ask.options.phoneId}/messages`,
    asJson(ask, {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      // Somebody without a number that we see has an id: TZ.1349…
      ...(/^\d+$/.test(address) ? { to: address } : { recipient: address }),
      biz_opaque_callback_data: own,
      ...contentOf(message),
    }),
  )
  if (answer.status === 200) {
    const [first] = part(sent, answer.json)?.messages ?? []
    if (!first) throw ask.caller.unavailable('unreadable')
    // In Brazil, Mexico and Argentina numbers have a digit more or less there.
    const [to] = part(known, answer.json)?.contacts ?? []
    return { outcome: 'sent', serviceId: first.id, ...(to && { address: to.wa_id }) }
  }
  const { code } = refusalOf(answer, ask)
  return {
    outcome: 'refused',
    code: String(code),
    ends: whatsAppEnd(code),
    isWindow: code === windowShut,
  }
}

function contentOf(message: NewMessengerMessage): object {
  if (message.kind === 'text') {
    return { type: 'text', text: { body: message.text, preview_url: false } }
  }
  const parameters = message.values.map((text) => ({ type: 'text', text }))
  return {
    type: 'template',
    template: {
      name: message.name,
      language: { code: languageAt(message.language), policy: 'deterministic' },
      components: parameters.length > 0 ? [{ type: 'body', parameters }] : [],
    },
  }
}

/** The address of a file counts for five minutes, so it is asked for each time. */
async function fetchFile(ref: string, most: number, ask: Ask): Promise<FetchedFile> {
  const { caller, options, authorized: headers } = ask
  const answer = await caller.call(`/${encodeURIComponent(ref)}`, { headers })
  if (answer.status !== 200) {
    const { code } = refusalOf(answer, ask)
    if (code === gone) return 'gone'
    throw caller.unavailable(code)
  }
  const told = part(media, answer.json)
  if (!told) throw caller.unavailable('unreadable')
  const { origin } = new URL(told.url)
  if (origin !== mediaOrigin && origin !== new URL(options.apiUrl).origin) {
    throw caller.unavailable('other-host')
  }
  if ((told.file_size ?? 0) > most) return 'too-large'
  return caller.fetchFile(told.url, { headers, most })
}

async function listTemplates(ask: Ask) {
  const { caller, options, authorized: headers } = ask
  const all: { name: string; language: string; state: TemplateState; reason: string | null }[] = []
  let after: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ fields: 'name,language,status,rejected_reason' })
    query.set('limit', '100')
    if (after) query.set('after', after)
    const path = `/${options.accountId}/message_templates?${query}`
    const answer = await caller.call(path, { headers })
    if (answer.status !== 200) throw caller.unavailable(refusalOf(answer, ask).code)
    const read = part(listed, answer.json)
    if (!read) throw caller.unavailable('unreadable')
    for (const each of read.data) {
      const one = part(template, each)
      const state = one && templateStates[one.status]
      if (!state) continue
      const reason = one.rejected_reason === 'NONE' ? null : (one.rejected_reason ?? null)
      all.push({ name: one.name, language: languageFrom(one.language), state, reason })
    }
    after = read.paging?.next ? read.paging.cursors?.after : undefined
    if (!after) break
  }
  return all
}

async function submitTemplate(each: TemplateText, ask: Ask): Promise<TemplateState | null> {
  const { caller, options } = ask
  const examples =
    each.news === 'reopen' ? [options.companyName] : ['A1B2C3', `${options.siteUrl}/status`]
  const used = examples.filter((_, at) => each.text.includes(`{{${at + 1}}}`))
  const answer = await caller.call(
    `/${options.accountId}/message_templates`,
    asJson(ask, {
      name: each.name,
      language: languageAt(each.language),
      category: 'UTILITY',
      components: [
        {
          ...{ type: 'BODY', text: each.text },
          ...(used.length > 0 && { example: { body_text: [used] } }),
        },
      ],
    }),
  )
  if (answer.status === 200) {
    const status = part(z.object({ status: z.string() }), answer.json)?.status
    return templateStates[status ?? ''] ?? 'pending'
  }
  return refusalOf(answer, ask).error_subcode === alreadyThere ? 'pending' : null
}
