import { argon2, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Services } from '../../services.ts'

/** Memory in KiB, passes, and lanes that could be worked on side by side. */
type Argon2Cost = { m: number; t: number; p: number }

/**
 * 64 MiB and a third of a second each: more than OWASP's Password Storage sheet asks for (19 MiB, two
 * passes), at what scrypt cost before.
 */
const current: Argon2Cost = { m: 65_536, t: 3, p: 1 }
const saltBytes = 16
const tagBytes = 32
/** Of argon2 itself, in hexadecimal 13: the only one there is. */
const argon2Version = 19

/** What a stored hash asks for: whoever brings the password it was made of gets the same key. */
type Stored = {
  key: Buffer
  derive(password: string): Promise<Buffer>
  /** How much was paid; null for a scheme of before. */
  cost: Argon2Cost | null
  end: Date | null
}

const runArgon2 = promisify(argon2)
const runScrypt = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Takes turns with all others who hash: Node's pool has four threads, which bounds the memory too. */
const byArgon2 = (
  password: string,
  salt: Buffer,
  { m, t, p }: Argon2Cost,
  tagLength = tagBytes,
): Promise<Buffer> =>
  runArgon2('argon2id', {
    message: password,
    nonce: salt,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength,
  })

type ScryptCost = { N: number; r: number; p: number }

const byScrypt = (password: string, salt: Buffer, keyBytes: number, cost: ScryptCost) =>
  runScrypt(password, salt, keyBytes, { ...cost, maxmem: 256 * cost.N * cost.r })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The PHC string format, which argon2 is kept in everywhere: scheme, version and cost stand before the salt. */
const write = ({ m, t, p }: Argon2Cost, salt: Buffer, key: Buffer): string =>
  `$argon2id$v=${argon2Version}$m=${m},t=${t},p=${p}$${base64(salt)}$${base64(key)}`

const inBase64 = '([A-Za-z0-9+/]+)'
const phc = new RegExp(
  `^\\$argon2id\\$v=${argon2Version}\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$${inBase64}\\$${inBase64}$`,
)
/** Ours until argon2 came: cost, salt and key. */
const scryptOfOurs = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/
/** Of the first accounts; the salt counts as it is written. */
const scryptOfBefore = /^([0-9a-f]{32}):([0-9a-f]{128})$/

function readScheme(hash: string): Omit<Stored, 'end'> {
  const [, m, t, p, salt, tag] = phc.exec(hash) ?? []
  if (salt && tag) {
    const cost = { m: Number(m), t: Number(t), p: Number(p) }
    const [bytes, key] = [Buffer.from(salt, 'base64'), Buffer.from(tag, 'base64')]
    const derive = (password: string) => byArgon2(password, bytes, cost, key.length)
    return { key, derive, cost }
  }
  const [, logN, r, lanes, ourSalt, ourKey] = scryptOfOurs.exec(hash) ?? []
  const [, hexSalt, hexKey] = scryptOfBefore.exec(hash) ?? []
  const older = ourKey
    ? {
        key: Buffer.from(ourKey, 'base64url'),
        salt: Buffer.from(ourSalt ?? '', 'base64url'),
        cost: { N: 2 ** Number(logN), r: Number(r), p: Number(lanes) },
      }
    : hexKey && {
        key: Buffer.from(hexKey, 'hex'),
        salt: Buffer.from(hexSalt ?? ''),
        cost: { N: 2 ** 14, r: 16, p: 1 },
      }
  if (!older) throw new Error('Not a hash of ours')
  const { key, salt: bytes, cost } = older
  return { key, derive: (password) => byScrypt(password, bytes, key.length, cost), cost: null }
}

/** Behind the hash of a password that we made up stands until when it counts, in milliseconds. */
const withItsEnd = /^(\$argon2id\$.*|scrypt:.*):(\d{13})$/

function read(stored: string): Stored {
  const [, hash, end] = withItsEnd.exec(stored) ?? []
  return { ...readScheme(hash ?? stored), end: end ? new Date(Number(end)) : null }
}

/** Slow and memory-hard on purpose. What a hash cost stands in it: it is raised for new ones at any time. */
export function createPasswords(
  chance: (bytes: number) => Buffer,
  cost: Argon2Cost = current,
): Services['passwords'] {
  // One password typed on two keyboards is the same (NIST SP 800-63B).
  const asTyped = (password: string): string => password.normalize('NFKC')
  const hash = async (password: string): Promise<string> => {
    const salt = chance(saltBytes)
    return write(cost, salt, await byArgon2(asTyped(password), salt, cost))
  }
  return {
    hash,
    async verify({ hash: stored, password }) {
      const { key, derive } = read(stored)
      return timingSafeEqual(key, await derive(asTyped(password)))
    },
    async renew({ hash: stored, password }) {
      const { cost: paid, end } = read(stored)
      if (paid && paid.m >= cost.m && paid.t >= cost.t && paid.p === cost.p) return null
      const fresh = await hash(password)
      return end ? withEnd(fresh, end) : fresh
    },
    nobody: write(cost, chance(saltBytes), chance(tagBytes)),
  }
}

/** The hash of a password that we made up: it counts until then, unless another is chosen before. */
export const withEnd = (hash: string, end: Date): string => `${hash}:${end.getTime()}`

/** Whether it still opens an account, and nobody has chosen another. */
export function isMadeUp(hash: string, now: Date): boolean {
  const { end } = read(hash)
  return end !== null && end > now
}

export function hasEnded(hash: string, now: Date): boolean {
  const { end } = read(hash)
  return end !== null && end <= now
}
