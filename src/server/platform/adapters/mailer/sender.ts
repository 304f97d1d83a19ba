import { isEmailAddress } from '#domain/email.ts'
import type { Sender } from './port.ts'

/** Parses 'Karibu Visa <hello@example.org>' or a bare address; null otherwise. */
export function parseSender(text: string): Sender | null {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/.exec(text)
  const address = match?.[2] ?? match?.[3]
  if (address === undefined || !isEmailAddress(address)) return null
  return { name: match?.[1] ?? '', address }
}
