import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'
import type { MessengerEnd } from '#domain/messenger.ts'
import type { MessengerEvent, MessengerService, NewMessengerMessage, SendOutcome } from './port.ts'
import {
  type Answer,
  type Caller,
  createCaller,
  cutName,
  cutText,
  fitting,
  isSame,
  part,
  placeText,
  readJson,
  type ServiceOptions,
  timeOf,
} from './service-call.ts'

export type TelegramOptions = ServiceOptions & { token: string; bot: string; secret: string }

const optionalText = z.optional(z.string())
const update = z.object({
  update_id: z.int(),
  message: z.optional(z.unknown()),
  my_chat_member: z.optional(z.unknown()),
})
/** Groups are not people. */
const chat = z.object({ id: z.int().check(z.minimum(1)), type: z.literal('private') })
const message = z.looseObject({ message_id: z.int(), chat, date: z.optional(z.number()) })
const person = z.object({ first_name: optionalText, last_name: optionalText })
const membership = z.object({
  chat,
  date: z.optional(z.number()),
  new_chat_member: z.object({ status: z.string() }),
})
const quoted = z.object({ message_id: z.int() })
const file = z.object({
  file_id: z.string().check(z.regex(/^[\w-]{1,200}$/)),
  file_name: optionalText,
})
const location = z.object({ latitude: z.number(), longitude: z.number() })
const venue = z.object({ location, title: optionalText, address: optionalText })
const contact = z.object({ phone_number: z.string(), ...person.shape })
const failure = z.object({
  error_code: z.int(),
  description: optionalText,
  parameters: z.optional(
    z.object({ retry_after: z.optional(z.int().check(z.minimum(0), z.maximum(3600))) }),
  ),
})
const sent = z.object({ result: z.object({ message_id: z.int() }) })
const found = z.object({
  result: z.object({
    file_path: z.string().check(z.regex(/^(?!.*\.\.)[\w./-]+$/)),
    file_size: z.optional(z.number()),
  }),
})

/** Telegram Bot API. Its token stands in every address, so no address is ever told. */
export function createTelegram(options: TelegramOptions): MessengerService {
  const { bot, clock, secret, token, linkUrl = 'https://t.me' } = options
  const caller = createCaller('telegram', options)
  const ask: Ask = {
    caller,
    call: (method, content) =>
      caller.call(`/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      }),
  }
  return {
    messenger: 'telegram',
    isSandbox: options.isSandbox ?? false,
    connectUrl: ({ code }) => `${linkUrl}/${bot}?start=${encodeURIComponent(code)}`,
    read({ headers, body }) {
      if (!isSame(headers.get('x-telegram-bot-api-secret-token'), secret)) {
        throw new AppError('messenger.signature-wrong')
      }
      const read = part(update, readJson(body))
      return read ? fitting(readUpdate(read, clock.now()), clock.now()) : []
    },
    handshake: () => null,
    send: (given) => send(given, ask),
    async fetchFile(ref, most) {
      const answer = await ask.call('getFile', { file_id: ref })
      if (answer.status !== 200) {
        const { error_code, description = '' } = refusalOf(answer, caller)
        // A bot may fetch 20 MB.
        if (error_code === 400) return /too big/i.test(description) ? 'too-large' : 'gone'
        throw caller.unavailable(error_code)
      }
      const told = part(found, answer.json)?.result
      if (!told) throw caller.unavailable('unreadable')
      if ((told.file_size ?? 0) > most) return 'too-large'
      const url = `${options.apiUrl}/file/bot${token}/${told.file_path}`
      return caller.fetchFile(url, { headers: {}, most })
    },
    templates: null,
    async register(url) {
      const allowed_updates = ['message', 'my_chat_member']
      const answer = await ask.call('setWebhook', { url, secret_token: secret, allowed_updates })
      if (answer.status !== 200) throw caller.unavailable(refusalOf(answer, caller).error_code)
    },
  }
}

type Ask = { caller: Caller; call(method: string, content: object): Promise<Answer> }

/** Messages are counted in each chat, so their id is the chat's with it. */
const idOf = (chatId: number | string, number: number): string => `${chatId}:${number}`

/** A refusal. Throws MessengerUnavailable where it is not about what was asked. */
function refusalOf({ status, json, retryAfter }: Answer, caller: Caller) {
  const read = part(failure, json)
  const code = read?.error_code ?? status
  // Telegram knows no bot of a wrong token: 404.
  if (code === 401 || code === 404) throw caller.unavailable(code, { isTokenWrong: true })
  if (!read || code === 429 || code >= 500) {
    const told = read?.parameters?.retry_after ?? retryAfter
    throw caller.unavailable(code, { retryAfter: told })
  }
  return read
}

const endOf = (code: number, description = ''): MessengerEnd | null => {
  if (code === 403) return /deactivated/i.test(description) ? 'unreachable' : 'blocked'
  return code === 400 && /chat not found|peer_id_invalid/i.test(description) ? 'unreachable' : null
}

async function send(given: NewMessengerMessage, { caller, call }: Ask): Promise<SendOutcome> {
  if (given.kind !== 'text') {
    return { outcome: 'refused', code: 'no-templates', ends: null, isWindow: false }
  }
  const { address, text } = given
  const link_preview_options = { is_disabled: true }
  const answer = await call('sendMessage', { chat_id: address, text, link_preview_options })
  if (answer.status === 200) {
    const told = part(sent, answer.json)?.result
    if (!told) throw caller.unavailable('unreadable')
    return { outcome: 'sent', serviceId: idOf(address, told.message_id) }
  }
  const { error_code, description } = refusalOf(answer, caller)
  const ends = endOf(error_code, description)
  return { outcome: 'refused', code: String(error_code), ends, isWindow: false }
}

function readUpdate(given: z.output<typeof update>, now: Date): MessengerEvent[] {
  const key = String(given.update_id)
  const left = part(membership, given.my_chat_member)
  if (left?.new_chat_member.status === 'kicked') {
    const at = timeOf(left.date, now)
    return [{ kind: 'ended', key, at, address: String(left.chat.id), reason: 'blocked' }]
  }
  const read = part(message, given.message)
  const content = read && contentOf(read)
  if (!content) return []
  const quotes = part(quoted, read.reply_to_message)?.message_id
  return [
    {
      kind: 'message',
      key,
      at: timeOf(read.date, now),
      address: String(read.chat.id),
      name: nameOf(read.from),
      text: cutText(content.text),
      file: content.file ?? null,
      quotes: quotes === undefined ? null : idOf(read.chat.id, quotes),
    },
  ]
}

function nameOf(given: unknown): string | null {
  const read = part(person, given)
  return cutName([read?.first_name, read?.last_name].filter(Boolean).join(' '))
}

type Content = { text?: string | undefined; file?: { ref: string; name: string | null } }

const fileKinds = ['document', 'video', 'audio', 'voice', 'video_note', 'animation'] as const
/** What we cannot show is named as Telegram does. */
const otherKinds = ['sticker', 'poll', 'story', 'dice', 'game', 'paid_media', 'checklist'] as const

/** Null for what Telegram tells of the chat itself, such as a pinned message. */
function contentOf(given: z.output<typeof message>): Content | null {
  const caption = part(z.string(), given.caption)
  const text = part(z.string(), given.text)
  if (text !== undefined) return { text }
  // The largest size is the last one.
  const photo = part(z.array(z.unknown()), given.photo)?.at(-1)
  for (const each of [photo, ...fileKinds.map((kind) => given[kind])]) {
    const read = part(file, each)
    if (read) return { text: caption, file: { ref: read.file_id, name: cutName(read.file_name) } }
  }
  const place = part(venue, given.venue) ?? { location: part(location, given.location) }
  if (place.location) {
    const { latitude, longitude } = place.location
    const words = 'title' in place ? [place.title, place.address] : []
    return { text: placeText(latitude, longitude, ...words) }
  }
  const card = part(contact, given.contact)
  if (card) return { text: [nameOf(card), card.phone_number].filter(Boolean).join(' ') }
  const emoji = part(z.object({ emoji: z.string() }), given.sticker)?.emoji
  if (emoji) return { text: emoji }
  const other = otherKinds.find((kind) => given[kind] !== undefined)
  return other ? { text: `[${other}]` } : null
}
