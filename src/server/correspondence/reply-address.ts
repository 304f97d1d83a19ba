import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What one of our subaddresses refers to: an application or conversation being answered, or a
 * letter that bounced.
 */
export type ReplySubject =
  | { of: 'application'; id: number }
  | { of: 'conversation' | 'letter'; id: string }

const marks = { application: 'a', conversation: 'c', letter: 'l' } as const
const idLength = { a: 11, c: 25, l: 25 } as const
const macLength = 16

/** Letters and digits only: mail services may change the case. */
const base36 = (value: bigint, length: number): string => value.toString(36).padStart(length, '0')

function macOf(linkKey: Buffer, named: string): string {
  const mac = createHmac('sha256', linkKey).update(`reply:${named}`).digest()
  return base36(BigInt(`0x${mac.subarray(0, 10).toString('hex')}`), macLength)
}

function nameOf({ of, id }: ReplySubject): string {
  const value = typeof id === 'number' ? BigInt(id) : BigInt(`0x${id.replaceAll('-', '')}`)
  return marks[of] + base36(value, idLength[marks[of]])
}

/**
 * The permanent subaddress of `inbox` ('visa@example.org') for a subject. Unguessable: it has 80
 * bits of an HMAC.
 */
export function replyAddress(linkKey: Buffer, inbox: string, subject: ReplySubject): string {
  const [local, domain] = inbox.split('@')
  const name = nameOf(subject)
  return `${local}+${name}${macOf(linkKey, name)}@${domain}`
}

const uuidOf = (value: bigint): string =>
  value
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const numberOf = (digits: string): bigint =>
  [...digits].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n)

/** The subject of one of our subaddresses; null for any other address. */
export function readReplyAddress(
  linkKey: Buffer,
  inbox: string,
  address: string,
): ReplySubject | null {
  const [local, domain] = inbox.split('@')
  const [name = '', host] = address.trim().toLowerCase().split('@')
  if (host !== domain || !name.startsWith(`${local}+`)) return null
  const token = name.slice(`${local}+`.length)
  const mark = (['a', 'c', 'l'] as const).find((each) => token.startsWith(each))
  if (!mark || !/^[0-9a-z]+$/.test(token)) return null
  if (token.length !== 1 + idLength[mark] + macLength) return null
  const named = token.slice(0, -macLength)
  const expected = Buffer.from(macOf(linkKey, named))
  if (!timingSafeEqual(expected, Buffer.from(token.slice(-macLength)))) return null
  const value = numberOf(named.slice(1))
  if (mark === 'a') return { of: 'application', id: Number(value) }
  return { of: mark === 'c' ? 'conversation' : 'letter', id: uuidOf(value) }
}
