import { createCipheriv, createDecipheriv } from 'node:crypto'

const version = 1
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM: version, nonce, tag, ciphertext. `context` is bound to the result, so that sealed
 * bytes cannot be put in another's place. `nonce` is 12 fresh random bytes.
 */
export function seal(key: Buffer, plain: Uint8Array, context: string, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), sealed])
}

/** Throws when the bytes were changed, are of another key, or stand in another place. */
export function unseal(key: Buffer, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== version) throw new Error('Sealed with an unknown version')
  const nonce = bytes.subarray(1, 1 + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes))
  const body = bytes.subarray(1 + nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(body), decipher.final()])
}
