import { createCipheriv, createDecipheriv, hash } from 'node:crypto'
import { PdfRefusal, type Reading } from './reading.ts'
import { type Dict, isDict, Name, type PdfValue, Ref, Stream, Text } from './value.ts'

type Get = (value: PdfValue | undefined) => PdfValue

/** Undoes what locks the strings and streams of one object. */
export type Lock = (value: PdfValue, number: number, generation: number) => PdfValue

/** How bytes of an object are locked; `none` where they are not. */
type Cipher = 'none' | 'rc4' | 'aes' | 'aes-256'

type Words = {
  version: number
  revision: number
  owner: Buffer
  user: Buffer
  permissions: number
  /** In bytes, where they say it. */
  length: number
  hidesMetadata: boolean
}

/** What a password is filled up with, and so the whole of an empty one. */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)

const locked = (): PdfRefusal => new PdfRefusal('document.encrypted')
const md5 = (...parts: Buffer[]): Buffer => hash('md5', Buffer.concat(parts), 'buffer')

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const kept = state[a] as number
    state[a] = state[b] as number
    state[b] = kept
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] as number) + (key[at % key.length] as number)) & 255
    swap(at, other)
  }
  const made = Buffer.allocUnsafe(bytes.length)
  for (let at = 0, x = 0, y = 0; at < bytes.length; at += 1) {
    x = (x + 1) & 255
    y = (y + (state[x] as number)) & 255
    swap(x, y)
    const mask = state[((state[x] as number) + (state[y] as number)) & 255] as number
    made[at] = (bytes[at] as number) ^ mask
  }
  return made
}

/** What is no whole number of blocks, or ends without its filling, is taken as far as it goes. */
function aes(key: Buffer, bytes: Buffer): Buffer {
  const end = bytes.length - (bytes.length % 16)
  if (end < 32) return Buffer.alloc(0)
  const plain = decrypted(key, bytes.subarray(0, 16), bytes.subarray(16, end))
  const filling = plain.at(-1) ?? 0
  return filling >= 1 && filling <= 16 ? plain.subarray(0, -filling) : plain
}

function decrypted(key: Buffer, start: Buffer, bytes: Buffer): Buffer {
  const name = `aes-${key.length * 8}-cbc`
  const cipher = createDecipheriv(name, key, start).setAutoPadding(false)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

const bytesOf = (value: PdfValue): Buffer => (value instanceof Text ? value.bytes : Buffer.alloc(0))
const numberOf = (value: PdfValue, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** The key up to revision 4, for the empty password; null where another one is asked for. */
function olderKey(words: Words, id: Buffer, length: number): Buffer | null {
  const { revision, owner, user, permissions, hidesMetadata } = words
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(permissions | 0)
  const open = revision >= 4 && !hidesMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0)
  let key = md5(padding, owner.subarray(0, 32), rights, id, open)
  for (let round = 0; revision >= 3 && round < 50; round += 1) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  if (revision < 3) return rc4(key, padding).equals(user.subarray(0, 32)) ? key : null
  let proof = md5(padding, id)
  for (let round = 0; round < 20; round += 1) {
    proof = rc4(Buffer.from(key.map((byte) => byte ^ round)), proof)
  }
  return proof.equals(user.subarray(0, 16)) ? key : null
}

/** The hash of revision 6 over an empty password: some seventy rounds, the last of which says so itself. */
function hardened(salt: Buffer): Buffer {
  let key: Buffer = hash('sha256', salt, 'buffer')
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    const mixed = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(key)))
    const which = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = hash(['sha256', 'sha384', 'sha512'][which] as string, mixed, 'buffer')
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** The key of revisions 5 and 6, for the empty password; null where another one is asked for. */
function newerKey({ revision, user }: Words, sealed: Buffer): Buffer | null {
  const digest = (salt: Buffer) =>
    revision === 5 ? hash('sha256', salt, 'buffer') : hardened(salt)
  if (!digest(user.subarray(32, 40)).equals(user.subarray(0, 32)) || sealed.length < 32) return null
  return decrypted(digest(user.subarray(40, 48)), Buffer.alloc(16), sealed.subarray(0, 32))
}

function keyOf(words: Words, dict: Dict, id: Buffer, get: Get): Buffer | null {
  if (words.version === 5) return newerKey(words, bytesOf(get(dict.get('UE'))))
  // Some programs say a wrong length; which one is right, the password tells.
  const lengths = words.version === 1 ? [5] : [...new Set([words.length, 16, 5])]
  const likely = lengths.filter((length) => length >= 5 && length <= 16)
  return likely.map((length) => olderKey(words, id, length)).find((key) => key !== null) ?? null
}

/** How strings or streams are locked, by the name that the dictionary has for it. */
function cipherOf(dict: Dict, version: number, key: 'StmF' | 'StrF', get: Get): Cipher {
  if (version < 4) return 'rc4'
  const name = get(dict.get(key))
  const filters = get(dict.get('CF'))
  const filter = isDict(filters) && name instanceof Name ? get(filters.get(name.text)) : null
  const method = isDict(filter) ? get(filter.get('CFM')) : null
  const words = method instanceof Name ? method.text : 'None'
  const known: Readonly<Record<string, Cipher>> = {
    None: 'none',
    V2: 'rc4',
    AESV2: 'aes',
    AESV3: 'aes-256',
  }
  const cipher = known[words]
  if (!cipher) throw locked()
  return cipher
}

function unlocked(bytes: Buffer, cipher: Cipher, key: Buffer, place: Buffer): Buffer {
  if (cipher === 'none') return bytes
  if (cipher === 'aes-256') return aes(key, bytes)
  const salt = Buffer.from(cipher === 'aes' ? 'sAlT' : '', 'latin1')
  const own = md5(key, place, salt).subarray(0, Math.min(16, key.length + 5))
  return cipher === 'aes' ? aes(own, bytes) : rc4(own, bytes)
}

/** Streams that lie in the open in a locked file: its tables, and what says so itself. */
function isOpen({ dict }: Stream, hidesMetadata: boolean, get: Get): boolean {
  const type = get(dict.get('Type'))
  const kind = type instanceof Name ? type.text : ''
  if (kind === 'XRef' || (kind === 'Metadata' && !hidesMetadata)) return true
  const names = get(dict.get('Filter'))
  return [names].flat().some((name) => name instanceof Name && name.text === 'Crypt')
}

/**
 * What opens a file that nobody needs a password to read: the owner's password alone forbids to print or to change it.
 * Throws document.encrypted where a password is asked for, or where it is locked in a way that we do not know.
 */
export function lockOf(trailer: Dict, reading: Reading, get: Get): Lock {
  const sealed = trailer.get('Encrypt')
  const dict = get(sealed)
  const filter = isDict(dict) ? get(dict.get('Filter')) : null
  if (!isDict(dict) || !(filter instanceof Name) || filter.text !== 'Standard') throw locked()
  const number = (key: string, otherwise: number) => numberOf(get(dict.get(key)), otherwise)
  const words: Words = {
    version: number('V', 0),
    revision: number('R', 0),
    owner: bytesOf(get(dict.get('O'))),
    user: bytesOf(get(dict.get('U'))),
    permissions: number('P', 0),
    length: number('Length', 40) / 8,
    hidesMetadata: get(dict.get('EncryptMetadata')) !== false,
  }
  if (![1, 2, 4, 5].includes(words.version)) throw locked()
  const ids = get(trailer.get('ID'))
  const id = bytesOf(Array.isArray(ids) ? get(ids[0]) : null)
  const key = keyOf(words, dict, id, get)
  if (!key) throw locked()
  const streams = cipherOf(dict, words.version, 'StmF', get)
  const strings = cipherOf(dict, words.version, 'StrF', get)
  const own = sealed instanceof Ref ? sealed.number : -1
  return (value, ofObject, generation) => {
    if (ofObject === own) return value
    const place = Buffer.alloc(5)
    place.writeUIntLE(ofObject % 2 ** 24, 0, 3)
    place.writeUIntLE(generation % 2 ** 16, 3, 2)
    const open = (each: PdfValue): PdfValue => {
      if (each instanceof Text) return new Text(unlocked(each.bytes, strings, key, place))
      if (Array.isArray(each)) return each.map(open)
      if (isDict(each)) return new Map([...each].map(([name, of]) => [name, open(of)]))
      if (!(each instanceof Stream)) return each
      const inside = open(each.dict) as Dict
      if (isOpen(each, words.hidesMetadata, get)) return new Stream(inside, each.raw)
      reading.countDecoded(each.raw.length)
      return new Stream(inside, unlocked(each.raw, streams, key, place))
    }
    return open(value)
  }
}
