import * as z from 'zod/mini'
import { type MessengerEnd, messageReports, messengerLimits } from '#domain/messenger.ts'
import type { MessengerEvent } from './port.ts'
import { cutName, cutText, id, part, placeText, timeOf, uuid } from './service-call.ts'
import { languageFrom, templateStates } from './whatsapp-templates.ts'

/** Whose calls these are: a number and an account may not be the only ones of an app. */
type Ours = { phoneId: string; number: string; accountId: string; clock: { now(): Date } }

const optionalText = z.optional(z.string())
const seconds = z.optional(z.union([z.string(), z.number()]))
export const phoneNumber = z.string().check(z.regex(/^\d{5,20}$/))
/** A number, or the id of somebody who shows us none: TZ.1349… */
const address = z
  .string()
  .check(
    z.regex(/^(\d{5,20}|[A-Z]{2}(\.ENT)?\.[A-Za-z0-9]+)$/),
    z.maxLength(messengerLimits.addressLength),
  )

const body = z.object({ entry: z.array(z.unknown()) })
const entry = z.object({ id: optionalText, time: seconds, changes: z.array(z.unknown()) })
const change = z.object({ field: z.string(), value: z.record(z.string(), z.unknown()) })
const metadata = z.object({ phone_number_id: z.string() })
const contact = z.object({
  profile: z.optional(z.object({ name: optionalText })),
  wa_id: optionalText,
  user_id: optionalText,
})
const message = z.looseObject({ id, timestamp: seconds, type: z.string() })
const quoted = z.object({ id })
const status = z.object({ id, status: z.enum(messageReports), timestamp: seconds })
const error = z.object({ code: z.number() })
const media = z.object({ id, filename: optionalText, caption: optionalText })
const location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  name: optionalText,
  address: optionalText,
})
const card = z.object({
  name: z.optional(z.object({ formatted_name: optionalText })),
  phones: z.optional(z.array(z.object({ phone: optionalText }))),
})
const reaction = z.object({ message_id: id, emoji: z.string().check(z.minLength(1)) })
const title = z.object({ title: z.string() })
const system = z.object({ type: z.string(), previous_user_id: optionalText })
const templateUpdate = z.object({
  event: z.string(),
  message_template_id: z.union([z.string(), z.number()]),
  message_template_name: z.string(),
  message_template_language: z.string(),
  reason: z.optional(z.nullable(z.string())),
})
const qualityUpdate = z.object({ event: z.string(), display_phone_number: z.string() })

const list = (given: unknown): unknown[] => part(z.array(z.unknown()), given) ?? []
const digits = (text: string): string => text.replace(/\D/g, '')

/** Why nobody there can be written to; null if the code does not say that. */
export const whatsAppEnd = (code: number | undefined): MessengerEnd | null =>
  code === 131026 ? 'unreachable' : null

/** Everything that a call of WhatsApp tells of our number. */
export function readEvents(json: unknown, ours: Ours): MessengerEvent[] {
  return (part(body, json)?.entry ?? []).flatMap((given) => {
    const each = part(entry, given)
    if (!each || (each.id !== undefined && each.id !== ours.accountId)) return []
    const told = { ...ours, time: each.time }
    return each.changes.flatMap((one) => readChange(part(change, one), told))
  })
}

type Told = Ours & { time: string | number | undefined }

function readChange(given: z.output<typeof change> | undefined, told: Told): MessengerEvent[] {
  if (!given) return []
  const { field, value } = given
  if (field === 'message_template_status_update') return readTemplate(value, told)
  if (field === 'phone_number_quality_update') return readQuality(value, told)
  const number = part(metadata, value.metadata)?.phone_number_id
  if (field !== 'messages' || number !== told.phoneId) return []
  const contacts = list(value.contacts).flatMap((each) => part(contact, each) ?? [])
  return [
    ...list(value.messages).flatMap((each) => readMessage(each, contacts, told)),
    ...list(value.statuses).flatMap((each) => readStatus(each, told)),
  ]
}

function readTemplate(value: unknown, { time, clock }: Told): MessengerEvent[] {
  const read = part(templateUpdate, value)
  const state = read && templateStates[read.event]
  if (!state) return []
  const key = `template/${read.message_template_id}/${read.event}/${time ?? ''}`
  const reason = !read.reason || read.reason === 'NONE' ? null : cutName(read.reason)
  const { message_template_name: name, message_template_language: theirs } = read
  const language = languageFrom(theirs)
  return [{ kind: 'template', key, at: timeOf(time, clock.now()), name, language, state, reason }]
}

/** In the colours that Meta's console shows. */
const qualities: Readonly<Record<string, string>> = {
  FLAGGED: 'red',
  DOWNGRADE: 'red',
  UNFLAGGED: 'green',
  UPGRADE: 'green',
}

function readQuality(value: unknown, { time, number, clock }: Told): MessengerEvent[] {
  const read = part(qualityUpdate, value)
  const quality = read && qualities[read.event]
  if (!quality || digits(read.display_phone_number) !== digits(number)) return []
  const key = `quality/${read.event}/${time ?? ''}`
  return [{ kind: 'quality', key, at: timeOf(time, clock.now()), quality }]
}

function readStatus(given: unknown, { clock }: Told): MessengerEvent[] {
  const read = part(status, given)
  if (!read) return []
  const { errors, biz_opaque_callback_data: own } = given as Record<string, unknown>
  const code = part(error, list(errors)[0])?.code
  return [
    {
      kind: 'report',
      key: `${read.id}/${read.status}`,
      at: timeOf(read.timestamp, clock.now()),
      serviceId: read.id,
      messageId: part(uuid, own) ?? null,
      report: read.status,
      code: code === undefined ? null : String(code),
      ends: whatsAppEnd(code),
    },
  ]
}

type Contacts = z.output<typeof contact>[]

function readMessage(given: unknown, contacts: Contacts, { clock }: Told): MessengerEvent[] {
  const read = part(message, given)
  if (!read) return []
  const at = timeOf(read.timestamp, clock.now())
  const from = part(address, read.from) ?? part(address, read.from_user_id)
  if (read.type === 'system') return readSystem(read, from, at)
  const content = contentOf(read.type, read[read.type])
  if (!from || !content) return []
  const person = contacts.find((each) => each.wa_id === from || each.user_id === from)
  const { text = '', file = null, quotes = part(quoted, read.context)?.id ?? null } = content
  const name = cutName(person?.profile?.name)
  return [{ kind: 'message', key: read.id, at, address: from, name, text, file, quotes }]
}

/** They have another number, or another id: what they had may be given to somebody else. */
function readSystem(
  read: z.output<typeof message>,
  from: string | undefined,
  at: Date,
): MessengerEvent[] {
  const told = part(system, read.system)
  if (!told || !/_changed_(number|user_id)$/.test(told.type)) return []
  const former = [from, part(address, told.previous_user_id)]
  return former.flatMap((each, index) =>
    each === undefined
      ? []
      : [{ kind: 'ended', key: `${read.id}/${index}`, at, address: each, reason: 'replaced' }],
  )
}

type Content = {
  text?: string
  file?: { ref: string; name: string | null } | null
  quotes?: string | null
}

const asText = (text: string | undefined): Content => ({ text: cutText(text) })

/** Null for what is no message: a reaction taken back. What cannot be read is named as WhatsApp does. */
function contentOf(type: string, given: unknown): Content | null {
  const content = part(z.record(z.string(), z.unknown()), given) ?? {}
  if (type === 'reaction') {
    const read = part(reaction, content)
    return read ? { ...asText(read.emoji), quotes: read.message_id } : null
  }
  return readable(type, content, given) ?? { text: `[${/^[a-z_]{1,30}$/.exec(type)?.[0] ?? '?'}]` }
}

function readable(type: string, content: Record<string, unknown>, given: unknown): Content | null {
  const words = { text: content.body, button: content.text }[type]
  if (typeof words === 'string') return asText(words)
  if (['image', 'document', 'video', 'audio'].includes(type)) {
    const read = part(media, content)
    return read
      ? { ...asText(read.caption), file: { ref: read.id, name: cutName(read.filename) } }
      : null
  }
  if (type === 'location') {
    const read = part(location, content)
    return read ? asText(placeText(read.latitude, read.longitude, read.name, read.address)) : null
  }
  if (type === 'contacts') return cardsOf(given)
  const pressed = part(title, content.button_reply ?? content.list_reply)
  return pressed ? asText(pressed.title) : null
}

function cardsOf(given: unknown): Content | null {
  const lines = list(given).flatMap((each) => {
    const read = part(card, each)
    const phones = (read?.phones ?? []).map(({ phone }) => phone)
    return [read?.name?.formatted_name, ...phones].filter(Boolean).join(' ') || []
  })
  return lines.length > 0 ? asText(lines.join('\n')) : null
}
