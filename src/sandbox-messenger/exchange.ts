import type { MessageReport, Messenger } from '#domain/messenger.ts'
import type { Call, Caller } from './caller.ts'
import type { KeptFile } from './files.ts'
import { type Chat, type ChatMessage, keepMessage, type Phones } from './phones.ts'

/** How a service tells the business. Null: it does not tell that. */
export type Line = {
  messageId: () => string
  written: (chat: Chat, message: ChatMessage) => Call
  reported: (chat: Chat, message: ChatMessage, report: Report, code?: string | null) => Call | null
  blocked: (chat: Chat) => Call | null
  /** The code with which a message to somebody who blocked the business fails. */
  undeliverable: string | null
}
export type Report = MessageReport

export type ExchangeParts = {
  phones: Phones
  caller: Caller
  clock: { now(): Date }
  lines: Readonly<Record<Messenger, Line>>
}
export type Exchange = ReturnType<typeof createExchange>

const dayMs = 86_400_000

/** Carries messages between phones and the business. */
export function createExchange({ phones, caller, clock, lines }: ExchangeParts) {
  const chatOf = (messenger: Messenger, number: string) => phones.use(number).chats[messenger]

  function report(chat: Chat, message: ChatMessage, word: Report, code: string | null = null) {
    message.state = word
    const call = lines[chat.messenger].reported(chat, message, word, code)
    if (call) caller.call(call)
  }

  return {
    now: () => clock.now(),
    chat: chatOf,
    /** The end of the reply window, if it is open: 24 hours after the person's last message. */
    openUntil({ heardAt }: Chat): Date | null {
      const end = new Date((heardAt?.getTime() ?? 0) + dayMs)
      return end > clock.now() ? end : null
    },

    /** The person writes. */
    write(chat: Chat, words: { text: string; file: KeptFile | null; quotes: string | null }) {
      const line = lines[chat.messenger]
      const now = clock.now()
      const fixed = { from: 'person', state: 'sent', callback: null } as const
      const message: ChatMessage = { ...fixed, ...words, id: line.messageId(), at: now }
      chat.heardAt = now
      if (chat.messenger === 'sms') chat.isStopped = afterWord(words.text, chat.isStopped)
      keepMessage(chat, message)
      const onTaken = () => {
        if (message.state === 'sent') message.state = 'delivered'
      }
      caller.call(line.written(chat, message), { onTaken })
    },

    /** The business writes; its service has accepted that. */
    receive(chat: Chat, words: { text: string; callback?: string | null; quotes?: string | null }) {
      const line = lines[chat.messenger]
      const message: ChatMessage = {
        id: line.messageId(),
        from: 'business',
        at: clock.now(),
        text: words.text,
        file: null,
        quotes: words.quotes ?? null,
        state: 'sent',
        callback: words.callback ?? null,
      }
      if (chat.isBlocked) {
        report(chat, message, 'failed', line.undeliverable)
        return message
      }
      keepMessage(chat, message)
      report(chat, message, 'sent')
      report(chat, message, 'delivered')
      return message
    },

    /** The person sees the chat. */
    look(chat: Chat) {
      for (const message of chat.messages) {
        if (message.from === 'business' && message.state === 'delivered') {
          report(chat, message, 'read')
        }
      }
    },

    block(chat: Chat, isBlocked: boolean) {
      if (chat.isBlocked === isBlocked) return
      chat.isBlocked = isBlocked
      const call = lines[chat.messenger].blocked(chat)
      if (call) caller.call(call)
    },

    /** Moves the person's last message a day back. */
    letDayPass(chat: Chat) {
      if (chat.heardAt) chat.heardAt = new Date(chat.heardAt.getTime() - dayMs)
    },
  }
}

/** Words on which the SMS gateway acts by itself. */
function afterWord(text: string, isStopped: boolean): boolean {
  const word = text.trim().toUpperCase()
  if (/^(STOP|STOPALL|UNSUBSCRIBE|CANCEL|END|QUIT)$/.test(word)) return true
  return /^(START|YES|UNSTOP)$/.test(word) ? false : isStopped
}
