import type { CommunicationChannel } from '#domain/application/choice.ts'
import { cleanPhone } from '#domain/phone-text.ts'

type Reached = Readonly<{
  communicationChannel: CommunicationChannel
  /** A number or a name there, as the traveller typed it. */
  communicationId: string | null
  contactPhone: string
}>

/** Digits of an international number; null for anything that is none. */
function digitsOf(text: string): string | null {
  const digits = cleanPhone(text)
  return /^\+\d{7,15}$/.test(digits) ? digits.slice(1) : null
}

/** Where a conversation with the traveller opens; null where a channel has no addresses. */
export function channelLink(reached: Reached): string | null {
  const typed = reached.communicationId?.trim() || reached.contactPhone
  const digits = digitsOf(typed)
  switch (reached.communicationChannel) {
    case 'whatsapp':
      return digits && `https://wa.me/${digits}`
    case 'telegram': {
      if (digits) return `https://t.me/+${digits}`
      const name = /^@?([a-z]\w{4,31})$/i.exec(typed)?.[1]
      return name ? `https://t.me/${name}` : null
    }
    case 'viber':
      return digits && `viber://chat?number=%2B${digits}`
    default:
      return null
  }
}
