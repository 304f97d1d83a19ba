import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'

type Cost = { logN: number; r: number; p: number }

/** 32 MB and a tenth of a second each: one of the settings that OWASP's Password Storage sheet names. */
const current: Cost = { logN: 15, r: 8, p: 3 }
const keyBytes = 64

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  return new Promise((resolve, reject) => {
    // One password typed on two keyboards is the same (NIST SP 800-63B).
    const text = password.normalize('NFKC')
    scrypt(text, salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const write = ({ logN, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')

/** As better-auth wrote them: they stay until another password is chosen. */
const older = /^([0-9a-f]{32}):([0-9a-f]{128})$/

function read(hash: string) {
  const [, hexSalt, hexKey] = older.exec(hash) ?? []
  if (hexSalt && hexKey) {
    const cost = { logN: 14, r: 16, p: 1 }
    return { cost, salt: Buffer.from(hexSalt), key: Buffer.from(hexKey, 'hex'), end: null }
  }
  const [scheme, logN, r, p, salt, key, end] = hash.split(':')
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('Not a hash of ours')
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    end: end === undefined ? null : new Date(Number(end)),
  }
}

/** Slow and memory-hard on purpose. What a hash cost stands in it: it is raised for new ones at any time. */
export function createPasswords(
  chance: (bytes: number) => Buffer,
  cost: Cost = current,
): Services['passwords'] {
  return {
    async hash(password) {
      const salt = chance(16)
      return write(cost, salt, await derive(password, salt, cost))
    },
    async verify({ hash, password }) {
      const { cost: paid, salt, key } = read(hash)
      return timingSafeEqual(key, await derive(password, salt, paid))
    },
    nobody: write(cost, chance(16), chance(keyBytes)),
  }
}

/** The hash of a password that we made up: it counts until then, unless another is chosen before. */
export const withEnd = (hash: string, end: Date): string => `${hash}:${end.getTime()}`

export function hasEnded(hash: string, now: Date): boolean {
  const { end } = read(hash)
  return end !== null && end <= now
}
