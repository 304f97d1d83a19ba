import type { Messenger } from '#domain/messenger.ts'
import type { KeptFile } from './files.ts'

export type ChatMessage = {
  /** The service's id. */
  id: string
  from: 'person' | 'business'
  at: Date
  text: string
  file: KeptFile | null
  /** The id of the message that this one quotes. */
  quotes: string | null
  /** A person's message is delivered when the business has taken it. */
  state: 'sent' | 'delivered' | 'read' | 'failed'
  /** What the business wants back with each report. */
  callback: string | null
}

export type Chat = {
  messenger: Messenger
  number: string
  name: string
  /** When the person last wrote: the reply window begins with it. */
  heardAt: Date | null
  isBlocked: boolean
  /** They sent STOP, which the SMS gateway heeds by itself. */
  isStopped: boolean
  messages: ChatMessage[]
}

export type Phone = { number: string; name: string; chats: Readonly<Record<Messenger, Chat>> }
export type Phones = ReturnType<typeof createPhones>

const most = { phones: 100, messages: 200 }
const usualName = 'Sandbox traveller'

/** All phones, in memory: whichever was not used for longest makes room for new ones. */
export function createPhones() {
  const phones = new Map<string, Phone>()

  function use(number: string): Phone {
    const phone = phones.get(number) ?? newPhone(number)
    phones.delete(number)
    phones.set(number, phone)
    const [oldest] = phones.keys()
    if (phones.size > most.phones && oldest !== undefined) phones.delete(oldest)
    return phone
  }

  return {
    use,
    /** A phone to look at; one that nobody used is not kept. */
    see: (number: string): Phone => phones.get(number) ?? newPhone(number),
    name(number: string, name: string) {
      const phone = use(number)
      phone.name = name
      for (const chat of Object.values(phone.chats)) chat.name = name
    },
    /** Last used first. */
    list: (): Phone[] => [...phones.values()].reverse(),
  }
}

export function keepMessage(chat: Chat, message: ChatMessage): void {
  chat.messages.push(message)
  if (chat.messages.length > most.messages) chat.messages.shift()
}

/** Digits with the country code as people type them; null if that is no number. */
export function readNumber(typed: string): string | null {
  const digits = typed.replace(/^\s*(\+|00)|[\s().-]/g, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null
}

function newPhone(number: string): Phone {
  const chat = (messenger: Messenger): Chat => ({
    messenger,
    number,
    name: usualName,
    heardAt: null,
    isBlocked: false,
    isStopped: false,
    messages: [],
  })
  const chats = { whatsapp: chat('whatsapp'), telegram: chat('telegram'), sms: chat('sms') }
  return { number, name: usualName, chats }
}
