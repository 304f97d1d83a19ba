import { bytesOf, fromHex, isSame, joined, viewOf } from './bytes.ts'
import { PdfRefusal, type Reading, type Tools } from './reading.ts'
import { type Dict, isDict, Name, type PdfValue, Ref, Stream, Text } from './value.ts'

type Get = (value: PdfValue | undefined) => PdfValue

/** Undoes what locks the strings and streams of one object. */
export type Lock = (value: PdfValue, number: number, generation: number) => PdfValue

/** How bytes of an object are locked; `none` where they are not. */
type Cipher = 'none' | 'rc4' | 'aes' | 'aes-256'

type Words = {
  version: number
  revision: number
  owner: Uint8Array
  user: Uint8Array
  permissions: number
  /** In bytes, where they say it. */
  length: number
  hidesMetadata: boolean
}

/** What a password is filled up with, and so the whole of an empty one. */
const padding = fromHex(bytesOf('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'))

const locked = (): PdfRefusal => new PdfRefusal('document.encrypted')
const md5 = (tools: Tools, ...parts: Uint8Array[]): Uint8Array => tools.hash('md5', joined(parts))

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
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
  const made = new Uint8Array(bytes.length)
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
function aes(tools: Tools, key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - (bytes.length % 16)
  if (end < 32) return new Uint8Array(0)
  const plain = tools.decryptAes(key, bytes.subarray(0, 16), bytes.subarray(16, end))
  const filling = plain.at(-1) ?? 0
  return filling >= 1 && filling <= 16 ? plain.subarray(0, -filling) : plain
}

const stringOf = (value: PdfValue): Uint8Array =>
  value instanceof Text ? value.bytes : new Uint8Array(0)
const numberOf = (value: PdfValue, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** The key up to revision 4, for the empty password; null where another one is asked for. */
function olderKey(tools: Tools, words: Words, id: Uint8Array, length: number): Uint8Array | null {
  const { revision, owner, user, permissions, hidesMetadata } = words
  const rights = new Uint8Array(4)
  viewOf(rights).setInt32(0, permissions | 0, true)
  const open = revision >= 4 && !hidesMetadata ? new Uint8Array(4).fill(255) : new Uint8Array(0)
  let key = md5(tools, padding, owner.subarray(0, 32), rights, id, open)
  for (let round = 0; revision >= 3 && round < 50; round += 1)
    key = md5(tools, key.subarray(0, length))
  key = key.subarray(0, length)
  if (revision < 3) return isSame(rc4(key, padding), user.subarray(0, 32)) ? key : null
  let proof = md5(tools, padding, id)
  for (let round = 0; round < 20; round += 1) {
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    )
  }
  return isSame(proof, user.subarray(0, 16)) ? key : null
}

/** The hash of revision 6 over an empty password: some seventy rounds, the last of which says so itself. */
function hardened(tools: Tools, salt: Uint8Array): Uint8Array {
  let key = tools.hash('sha256', salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = joined(Array<Uint8Array>(64).fill(key))
    const mixed = tools.encryptAes(key.subarray(0, 16), key.subarray(16, 32), repeated)
    const which = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = tools.hash(which === 0 ? 'sha256' : which === 1 ? 'sha384' : 'sha512', mixed)
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** The key of revisions 5 and 6, for the empty password; null where another one is asked for. */
function newerKey(tools: Tools, { revision, user }: Words, sealed: Uint8Array): Uint8Array | null {
  const digest = (salt: Uint8Array) =>
    revision === 5 ? tools.hash('sha256', salt) : hardened(tools, salt)
  const isRight = isSame(digest(user.subarray(32, 40)), user.subarray(0, 32))
  if (!isRight || sealed.length < 32) return null
  return tools.decryptAes(digest(user.subarray(40, 48)), new Uint8Array(16), sealed.subarray(0, 32))
}

function keyOf(
  tools: Tools,
  words: Words,
  dict: Dict,
  id: Uint8Array,
  get: Get,
): Uint8Array | null {
  if (words.version === 5) return newerKey(tools, words, stringOf(get(dict.get('UE'))))
  // Some programs say a wrong length; which one is right, the password tells.
  const lengths = words.version === 1 ? [5] : [...new Set([words.length, 16, 5])]
  const likely = lengths.filter((length) => length >= 5 && length <= 16)
  return (
    likely.map((length) => olderKey(tools, words, id, length)).find((key) => key !== null) ?? null
  )
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

function unlocked(
  tools: Tools,
  bytes: Uint8Array,
  cipher: Cipher,
  key: Uint8Array,
  place: Uint8Array,
): Uint8Array {
  if (cipher === 'none') return bytes
  if (cipher === 'aes-256') return aes(tools, key, bytes)
  const salt = bytesOf(cipher === 'aes' ? 'sAlT' : '')
  const own = md5(tools, key, place, salt).subarray(0, Math.min(16, key.length + 5))
  return cipher === 'aes' ? aes(tools, own, bytes) : rc4(own, bytes)
}

/** Streams that lie in the open in a locked file: its tables, and what says so itself. */
function isOpen({ dict }: Stream, hidesMetadata: boolean, get: Get): boolean {
  const type = get(dict.get('Type'))
  const kind = type instanceof Name ? type.text : ''
  if (kind === 'XRef' || (kind === 'Metadata' && !hidesMetadata)) return true
  const names = [get(dict.get('Filter'))].flat()
  const own = [get(dict.get('DecodeParms'))]
    .flat()
    .map((each) => (isDict(each) ? each.get('Name') : null))
  const isNamed = own.some((name) => name instanceof Name && name.text !== 'Identity')
  return !isNamed && names.some((name) => name instanceof Name && name.text === 'Crypt')
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
    owner: stringOf(get(dict.get('O'))),
    user: stringOf(get(dict.get('U'))),
    permissions: number('P', 0),
    length: number('Length', 40) / 8,
    hidesMetadata: get(dict.get('EncryptMetadata')) !== false,
  }
  if (![1, 2, 4, 5].includes(words.version)) throw locked()
  const ids = get(trailer.get('ID'))
  const id = stringOf(Array.isArray(ids) ? get(ids[0]) : null)
  const { tools } = reading
  const key = keyOf(tools, words, dict, id, get)
  if (!key) throw locked()
  const streams = cipherOf(dict, words.version, 'StmF', get)
  const strings = cipherOf(dict, words.version, 'StrF', get)
  const own = sealed instanceof Ref ? sealed.number : -1
  return (value, ofObject, generation) => {
    if (ofObject === own) return value
    const place = new Uint8Array(5)
    viewOf(place).setUint32(0, ofObject, true)
    viewOf(place).setUint16(3, generation, true)
    const open = (each: PdfValue): PdfValue => {
      if (each instanceof Text) return new Text(unlocked(tools, each.bytes, strings, key, place))
      if (Array.isArray(each)) return each.map(open)
      if (isDict(each)) return new Map([...each].map(([name, of]) => [name, open(of)]))
      if (!(each instanceof Stream)) return each
      const inside = open(each.dict) as Dict
      if (isOpen(each, words.hidesMetadata, get)) return new Stream(inside, each.raw)
      reading.countDecoded(each.raw.length)
      return new Stream(inside, unlocked(tools, each.raw, streams, key, place))
    }
    return open(value)
  }
}
