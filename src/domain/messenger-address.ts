import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ApplicationDetails } from './application/steps/details.ts'
import { type Messenger, messengerOf } from './messenger.ts'
import { readPhone } from './phone.ts'
import { fallbackLanguage, type Language, languages } from './reference/languages.ts'

type Asked = Pick<ApplicationDetails, 'communicationChannel' | 'communicationId' | 'messengerNews'>

/** Where a contact asked for news: a number with its country, since services know no names. */
export function claimedAddress(asked: Asked): { messenger: Messenger; address: string } | null {
  const messenger = messengerOf(asked.communicationChannel)
  if (!asked.messengerNews || messenger !== 'whatsapp') return null
  const { e164 } = readPhone(asked.communicationId)
  return e164 ? { messenger, address: e164.slice(1) } : null
}

/** The likely language of a number's country, if we speak it; else English. */
export function languageOfAddress(messenger: Messenger, address: string): Language {
  if (messenger === 'telegram') return fallbackLanguage
  const country = parsePhoneNumberFromString(`+${address}`)?.country
  const spoken = country && new Intl.Locale(`und-${country}`).maximize().language
  return languages.find((language) => language === spoken) ?? fallbackLanguage
}

/** Enough to recognise one's own. */
export const maskAddress = (address: string): string => `•••${address.slice(-4)}`
