import type { Accounts } from './accounts.ts'
import type { Call } from './caller.ts'
import type { Line } from './exchange.ts'
import { isPicture, type KeptFile } from './files.ts'
import type { Chat, ChatMessage } from './phones.ts'

type LineParts = { account: Accounts['telegram']; url: string; clock: { now(): Date } }

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Updates of Telegram's Bot API. The id of a chat is the number of its phone. */
export function telegramLine({ account, url, clock }: LineParts): Line {
  // The business knows the ids of earlier processes: these are above them.
  let last = clock.now().getTime()
  const nextId = () => {
    last += 1
    return last
  }
  const call = (update: object): Call => ({
    url,
    headers: {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': account.secret,
    },
    body: JSON.stringify({ update_id: nextId(), ...update }),
  })
  return {
    undeliverable: null,
    messageId: () => String(nextId()),
    written: (chat, message) => call({ message: messageOf(chat, message) }),
    reported: () => null,
    blocked: (chat) => {
      const states = ['member', 'kicked'].map((status) => ({
        user: { id: Number(account.token.split(':')[0]), is_bot: true, username: account.bot },
        status,
      }))
      const [old, fresh] = chat.isBlocked ? states : states.reverse()
      const who = { chat: chatOf(chat), from: personOf(chat), date: seconds(clock.now()) }
      return call({ my_chat_member: { ...who, old_chat_member: old, new_chat_member: fresh } })
    },
  }
}

export const chatOf = ({ number, name }: Chat) => ({
  id: Number(number),
  type: 'private',
  first_name: name,
})
const personOf = ({ number, name }: Chat) => ({
  id: Number(number),
  is_bot: false,
  first_name: name,
})

function messageOf(chat: Chat, { id, at, text, file, quotes }: ChatMessage): object {
  const quoted = quotes && chat.messages.find((message) => message.id === quotes)
  const head = (message: Pick<ChatMessage, 'id' | 'at'>) => ({
    message_id: Number(message.id),
    date: seconds(message.at),
    chat: chatOf(chat),
  })
  return {
    ...head({ id, at }),
    from: personOf(chat),
    ...(file ? { ...fileOf(file), ...(text && { caption: text }) } : { text }),
    ...(quoted && { reply_to_message: { ...head(quoted), text: quoted.text } }),
  }
}

function fileOf(file: KeptFile): object {
  const facts = { file_id: file.id, file_unique_id: file.id, file_size: file.bytes.length }
  if (isPicture(file)) return { photo: [{ ...facts, width: 960, height: 1280 }] }
  return { document: { ...facts, file_name: file.name, mime_type: file.type } }
}
