import { argon2, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Services } from '../../services.ts'

/** Memory in KiB, passes, and lanes. */
type Argon2Cost = { m: number; t: number; p: number }

/**
 * 64 MiB and a third of a second: more than OWASP's Password Storage sheet recommends (19 MiB, two
 * passes), at the former cost of scrypt.
 */
const current: Argon2Cost = { m: 65_536, t: 3, p: 1 }
const saltBytes = 16
const tagBytes = 32
/** Argon2 version 1.3 (0x13), the only one in use. */
const argon2Version = 19

/** The parameters of a stored hash, to derive the same key. */
type Stored = {
  key: Buffer
  derive(password: string): Promise<Buffer>
  /** Its cost; null for an old scheme. */
  cost: Argon2Cost | null
  end: Date | null
}

const runArgon2 = promisify(argon2)
const runScrypt = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Shares Node's pool of four threads, which also bounds memory. */
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

/** The PHC string format: scheme, version and cost before the salt. */
const write = ({ m, t, p }: Argon2Cost, salt: Buffer, key: Buffer): string =>
  `$argon2id$v=${argon2Version}$m=${m},t=${t},p=${p}$${base64(salt)}$${base64(key)}`

const inBase64 = '([A-Za-z0-9+/]+)'
const phc = new RegExp(
  `^\\$argon2id\\$v=${argon2Version}\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$${inBase64}\\$${inBase64}$`,
)
/** Our former format: cost, salt and key. */
const scryptOfOurs = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/
/** The first accounts' format; the salt is used as text. */
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

/** A generated password's hash is followed by its expiry in milliseconds. */
const withItsEnd = /^(\$argon2id\$.*|scrypt:.*):(\d{13})$/

function read(stored: string): Stored {
  const [, hash, end] = withItsEnd.exec(stored) ?? []
  return { ...readScheme(hash ?? stored), end: end ? new Date(Number(end)) : null }
}

/** Deliberately slow and memory-hard. The cost is in the hash, so it can be raised any time. */
export function createPasswords(
  chance: (bytes: number) => Buffer,
  cost: Argon2Cost = current,
): Services['passwords'] {
  // Normalised, since keyboards differ (NIST SP 800-63B).
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

/** The hash of a generated password with its expiry. */
export const withEnd = (hash: string, end: Date): string => `${hash}:${end.getTime()}`

/** Whether it is generated and still valid. */
export function isMadeUp(hash: string, now: Date): boolean {
  const { end } = read(hash)
  return end !== null && end > now
}

export function hasEnded(hash: string, now: Date): boolean {
  const { end } = read(hash)
  return end !== null && end <= now
}
