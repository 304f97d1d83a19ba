import type { Accounts } from './accounts.ts'
import type { Call } from './caller.ts'
import type { Line } from './exchange.ts'
import { isPicture } from './files.ts'
import type { Chat, ChatMessage } from './phones.ts'
import { hubSignature } from './signature.ts'

type Account = Accounts['whatsapp']
type LineParts = {
  account: Account
  url: string
  clock: { now(): Date }
  randomToken: () => string
}

const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** Webhooks of WhatsApp's Cloud API. */
export function whatsappLine({ account, url, clock, randomToken }: LineParts): Line {
  const call = (field: string, value: object) =>
    whatsappCall({ account, url, at: clock.now() }, field, value)
  const metadata = { display_phone_number: account.number, phone_number_id: account.phoneId }
  const messages = (value: object) =>
    call('messages', { messaging_product: 'whatsapp', metadata, ...value })
  return {
    undeliverable: '131026',
    messageId: () => `wamid.${randomToken()}`,
    written: (chat, message) =>
      messages({
        contacts: [{ profile: { name: chat.name }, wa_id: chat.number }],
        messages: [
          {
            from: chat.number,
            id: message.id,
            timestamp: seconds(message.at),
            ...(message.quotes && {
              context: { from: account.number.slice(1), id: message.quotes },
            }),
            ...contentOf(message),
          },
        ],
      }),
    reported: (chat, message, report, code) =>
      messages({ statuses: [statusOf(chat, message, { report, code, at: clock.now() })] }),
    blocked: () => null,
  }
}

export function whatsappCall(
  { account, url, at }: { account: Account; url: string; at: Date },
  field: string,
  value: object,
): Call {
  const entry = [{ id: account.accountId, time: seconds(at), changes: [{ field, value }] }]
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry })
  const signature = hubSignature(body, account.appSecret)
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  return { url, headers, body }
}

function contentOf({ text, file }: ChatMessage): object {
  if (!file) return { type: 'text', text: { body: text } }
  const type = isPicture(file) ? 'image' : 'document'
  const content = {
    id: file.id,
    mime_type: file.type,
    sha256: Buffer.from(file.sha256, 'hex').toString('base64'),
    ...(text && { caption: text }),
    ...(type === 'document' && { filename: file.name }),
  }
  return { type, [type]: content }
}

type Said = { report: string; code?: string | null | undefined; at: Date }

function statusOf(chat: Chat, message: ChatMessage, { report, code, at }: Said): object {
  return {
    id: message.id,
    status: report,
    timestamp: seconds(at),
    recipient_id: chat.number,
    ...(message.callback && { biz_opaque_callback_data: message.callback }),
    ...(code && { errors: [{ code: Number(code), title: 'Message undeliverable' }] }),
  }
}
