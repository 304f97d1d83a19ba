import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const version = 1
const nonceBytes = 12
const tagBytes = 16

/**
 * The current key, which encrypts, and previous ones, which still decrypt. Read anew each time, so
 * that rotation needs no restart.
 */
export type SealingKey = { readonly current: Buffer; readonly previous: readonly Buffer[] }

export const sealingKey = (current: Buffer, ...previous: Buffer[]): SealingKey => ({
  current,
  previous,
})

export const keyIdBytes = 8
/** Identifies a key without revealing anything about it. */
export const keyIdOf = (key: Buffer): Buffer =>
  createHash('sha256').update(key).digest().subarray(0, keyIdBytes)

/**
 * Every column with encrypted data. The place is bound to the ciphertext, so that it does not
 * decrypt elsewhere; key rotation finds all data by this list (data/operation/resealing.ts).
 */
export const sealedPlace = {
  draft: (sessionId: number | string): string => `draft:${sessionId}`,
  linkEmail: (id: string): string => `own-part-email:${id}`,
  linkAnswers: (id: string): string => `own-part-answers:${id}`,
  letterCode: (letterId: string): string => `letter:${letterId}`,
  letterContent: (letterId: string): string => `letter-content:${letterId}`,
  askedLetter: (id: string): string => `asked-letter:${id}`,
  securityAnswer: (applicantId: number | string): string => `filing-answer:${applicantId}`,
  secondFactor: (staffId: string): string => `second-factor:${staffId}`,
  stagedVisa: (id: string): string => `visa document ${id}`,
}
export type SealedPlace = keyof typeof sealedPlace

/**
 * AES-256-GCM: version, nonce, tag, ciphertext. `context` is authenticated, so that the bytes
 * cannot be moved. `nonce` is 12 fresh random bytes.
 */
export function seal(
  { current }: SealingKey,
  plain: Uint8Array,
  context: string,
  nonce: Buffer,
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', current, nonce)
  cipher.setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), sealed])
}

/** Throws when the bytes were changed, moved, or encrypted with another key. */
export function unseal(key: SealingKey, sealed: Uint8Array, context: string): Buffer {
  if (key.previous.length === 0) return unsealWith(key.current, sealed, context)
  for (const each of [key.current, ...key.previous]) {
    const plain = openedBy(each, sealed, context)
    if (plain) return plain
  }
  throw new Error('Sealed with another key, or changed')
}

/** Decrypts with exactly this key and context; null when that fails. */
export function openedBy(key: Buffer, sealed: Uint8Array, context: string): Buffer | null {
  try {
    return unsealWith(key, sealed, context)
  } catch {
    return null
  }
}

function unsealWith(key: Buffer, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== version) throw new Error('Sealed with an unknown version')
  const nonce = bytes.subarray(1, 1 + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes))
  const body = bytes.subarray(1 + nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(body), decipher.final()])
}
