import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { PushTarget } from './port.ts'

const recordSize = 4096
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Fresh for every message: a P-256 key (32 bytes) and a salt (16 bytes). */
export type PushNonce = { privateKey: Uint8Array; salt: Uint8Array }

/**
 * Encrypts a text for one browser: RFC 8291 with the aes128gcm coding of RFC 8188, in one record.
 * Throws when the browser's key is not on the curve.
 */
export function encryptPush(
  text: string,
  { publicKey, authSecret }: Pick<PushTarget, 'publicKey' | 'authSecret'>,
  { privateKey, salt }: PushNonce,
): Buffer {
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const ownKey = own.getPublicKey()
  const shared = own.computeSecret(publicKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownKey])
  const secret = derive(shared, authSecret, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record.
  const record = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]
  // The header: salt, record size, and our public key with its length.
  return Buffer.concat([
    salt,
    uint32(recordSize),
    Buffer.of(ownKey.length),
    ownKey,
    ...record,
    cipher.getAuthTag(),
  ])
}
