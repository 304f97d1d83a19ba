import { createHmac } from 'node:crypto'
import type { Messenger } from '#domain/messenger.ts'

/** What the services know us by, as the settings name it. */
export const messengerKeys = {
  WHATSAPP_TOKEN: 'whatsapp-token-of-the-tests',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_NUMBER: '+255221234567',
  WHATSAPP_ACCOUNT_ID: '102290129340398',
  WHATSAPP_APP_SECRET: 'app-secret-of-the-tests',
  WHATSAPP_VERIFY_TOKEN: 'verify-token-of-the-tests',
  TELEGRAM_TOKEN: '110201543:telegram-token-of-the-tests',
  TELEGRAM_BOT: 'KaribuTestBot',
  TELEGRAM_SECRET: 'telegram-secret-of-the-tests',
  SMS_ACCOUNT: 'AC00000000000000000000000000000001',
  SMS_TOKEN: 'sms-token-of-the-tests',
  SMS_NUMBER: '+255229876543',
}

export type StandInFile = { name?: string; type: string; bytes: Uint8Array }

/** What happens at a service. Every one may bring the id and the time that it has there. */
export type Happening = { id?: string; at?: Date } & (
  | {
      kind: 'message'
      from: string
      name?: string
      text?: string
      file?: StandInFile
      /** The service's id of our message. */
      quotes?: string
    }
  | {
      kind: 'status'
      /** The service's id of our message. */
      of: string
      status: 'sent' | 'delivered' | 'read' | 'failed'
      code?: number
      messageId?: string
    }
  /** Telegram. */
  | { kind: 'blocked'; from: string }
  /** WhatsApp. */
  | { kind: 'changed-number'; from: string; to: string }
  | { kind: 'template'; name: string; language: string; event: string; reason?: string }
  | { kind: 'quality'; event: string }
  /** Put in as it is: an update of Telegram, a change of WhatsApp, fields of a form. */
  | { kind: 'raw'; content: Record<string, unknown> }
)

export type StandInCall = { url: string; headers: Headers; body: Buffer<ArrayBuffer> }

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export const webhooks = 'https://karibu.example/api/messengers'

/**
 * Makes the signed calls of the three services. `keep` keeps a file that a message brings;
 * `smsBase` is where the gateway's files are.
 */
export function createMessengerCalls({
  now,
  next,
  keep,
  smsBase,
}: {
  now: () => Date
  next: () => number
  keep: (id: string, file: StandInFile) => string
  smsBase: string
}) {
  /** The calls by which a service tells of this; WhatsApp puts all into one, the others one into each. */
  function calls(messenger: Messenger, ...happenings: Happening[]): StandInCall[] {
    const url = `${webhooks}/${messenger}`
    if (messenger === 'whatsapp') {
      const content = {
        object: 'whatsapp_business_account',
        entry: [
          {
            ...{ id: messengerKeys.WHATSAPP_ACCOUNT_ID, time: seconds(now()) },
            changes: happenings.map((each) => whatsAppChange(each)),
          },
        ],
      }
      return [signedCall(messenger, url, JSON.stringify(content))]
    }
    return happenings.map((each) =>
      messenger === 'telegram'
        ? signedCall(messenger, url, JSON.stringify(telegramUpdate(each)))
        : smsCall(url, each),
    )
  }

  function whatsAppChange(each: Happening): object {
    const at = each.at ?? now()
    const value = (content: object) => ({
      field: 'messages',
      value: {
        messaging_product: 'whatsapp',
        metadata: {
          display_phone_number: messengerKeys.WHATSAPP_NUMBER.slice(1),
          phone_number_id: messengerKeys.WHATSAPP_PHONE_ID,
        },
        ...content,
      },
    })
    const common = { id: each.id ?? `wamid.IN${next()}`, timestamp: `${seconds(at)}` }
    if (each.kind === 'message') {
      const hasNumber = /^\d+$/.test(each.from)
      const who = hasNumber ? { from: each.from } : { from_user_id: each.from }
      const known = hasNumber ? { wa_id: each.from } : { user_id: each.from }
      const contacts = [{ profile: { name: each.name ?? 'Asha' }, ...known }]
      const quoted = each.quotes && { context: { id: each.quotes } }
      const message = { ...who, ...common, ...quoted, ...whatsAppContent(each) }
      return value({ contacts, messages: [message] })
    }
    if (each.kind === 'status') {
      const failed = each.code && { errors: [{ code: each.code, title: 'failed' }] }
      const own = each.messageId && { biz_opaque_callback_data: each.messageId }
      const { timestamp } = common
      const status = { id: each.of, status: each.status, timestamp, ...failed, ...own }
      return value({ statuses: [{ ...status, recipient_id: '255700000001' }] })
    }
    if (each.kind === 'changed-number') {
      const system = { body: 'changed', type: 'user_changed_number', wa_id: each.to }
      return value({ messages: [{ from: each.from, ...common, type: 'system', system }] })
    }
    if (each.kind === 'template') {
      return {
        field: 'message_template_status_update',
        value: {
          ...{ event: each.event, message_template_id: 594425479261596 },
          ...{ message_template_name: each.name, message_template_language: each.language },
          reason: each.reason ?? 'NONE',
        },
      }
    }
    if (each.kind === 'quality') {
      const told = { display_phone_number: messengerKeys.WHATSAPP_NUMBER, event: each.event }
      return { field: 'phone_number_quality_update', value: told }
    }
    if (each.kind === 'raw') return each.content
    throw new Error(`WhatsApp tells of no ${each.kind}`)
  }

  function whatsAppContent({ text, file }: Extract<Happening, { kind: 'message' }>): object {
    if (!file) return { type: 'text', text: { body: text ?? '' } }
    const id = keep(`${1_000_000 + next()}`, file)
    const caption = text === undefined ? {} : { caption: text }
    return file.type.startsWith('image/')
      ? { type: 'image', image: { id, mime_type: file.type, ...caption } }
      : { type: 'document', document: { id, filename: file.name, ...caption } }
  }

  function telegramUpdate(each: Happening): object {
    const at = seconds(each.at ?? now())
    const update_id = Number(each.id ?? 10_000 + next())
    if (each.kind === 'raw') return { update_id, ...each.content }
    if (each.kind === 'blocked') {
      const chat = { id: Number(each.from), type: 'private' }
      return {
        update_id,
        my_chat_member: { chat, date: at, new_chat_member: { status: 'kicked' } },
      }
    }
    if (each.kind !== 'message') throw new Error(`Telegram tells of no ${each.kind}`)
    const chat = { id: Number(each.from), type: 'private' }
    const from = { id: chat.id, is_bot: false, first_name: each.name ?? 'Asha' }
    const reply = each.quotes && {
      reply_to_message: { message_id: Number(each.quotes.split(':')[1]), chat },
    }
    const content = each.file
      ? { caption: each.text, ...telegramFile(each.file) }
      : { text: each.text }
    return {
      update_id,
      message: { message_id: next(), from, chat, date: at, ...reply, ...content },
    }
  }

  function telegramFile(file: StandInFile): object {
    const file_id = keep(`AgAD${next()}`, file)
    const file_size = file.bytes.byteLength
    return file.type.startsWith('image/')
      ? {
          photo: [
            { file_id: 'thumbnail', file_size: 1 },
            { file_id, file_size },
          ],
        }
      : { document: { file_id, file_name: file.name, mime_type: file.type, file_size } }
  }

  function smsCall(url: string, each: Happening): StandInCall {
    const fields = new URLSearchParams()
    const set = (values: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(values)) fields.set(name, String(value))
    }
    let address = url
    if (each.kind === 'message') {
      const MessageSid = each.id ?? `SM${String(next()).padStart(32, '0')}`
      set({ MessageSid, From: `+${each.from}`, To: messengerKeys.SMS_NUMBER, NumMedia: 0 })
      set({ Body: each.text ?? '' })
      if (each.file) {
        const place = `/2010-04-01/Accounts/${messengerKeys.SMS_ACCOUNT}/Messages/${MessageSid}/Media/ME${next()}`
        keep(place, each.file)
        set({ NumMedia: 1, MediaUrl0: smsBase + place, MediaContentType0: each.file.type })
      }
    } else if (each.kind === 'status') {
      const MessageStatus = each.status === 'failed' ? 'undelivered' : each.status
      set({ MessageSid: each.of, MessageStatus, From: messengerKeys.SMS_NUMBER })
      if (each.code) set({ ErrorCode: each.code })
      if (each.messageId) address = `${url}?id=${each.messageId}`
    } else if (each.kind === 'raw') set(each.content)
    else throw new Error(`A gateway for SMS tells of no ${each.kind}`)
    return signedCall('sms', address, fields.toString())
  }

  return calls
}

/** A call with this body, signed as the service does, or with another secret. */
export function signedCall(
  messenger: Messenger,
  url: string,
  text: string,
  { secret }: { secret?: string } = {},
): StandInCall {
  const body = Buffer.from(text)
  const json = { 'content-type': 'application/json' }
  if (messenger === 'whatsapp') {
    const digest = createHmac('sha256', secret ?? messengerKeys.WHATSAPP_APP_SECRET)
      .update(body)
      .digest('hex')
    return {
      url,
      body,
      headers: new Headers({ ...json, 'x-hub-signature-256': `sha256=${digest}` }),
    }
  }
  if (messenger === 'telegram') {
    const token = secret ?? messengerKeys.TELEGRAM_SECRET
    const headers = new Headers({ ...json, 'x-telegram-bot-api-secret-token': token })
    return { url, body, headers }
  }
  const pairs = [...new URLSearchParams(text)].sort(([a], [b]) => (a < b ? -1 : 1))
  const signed = url + pairs.map(([name, value]) => name + value).join('')
  const headers = new Headers({
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': createHmac('sha1', secret ?? messengerKeys.SMS_TOKEN)
      .update(signed)
      .digest('base64'),
  })
  return { url, body, headers }
}
