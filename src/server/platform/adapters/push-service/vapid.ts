import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto'

export type VapidKey = {
  /** base64url of the public point, 65 bytes. */
  publicKey: string
  /** The Authorization header for the push service of an address (RFC 8292). */
  authorization(endpoint: string, now: Date): string
}

const lifetimeSeconds = 12 * 3600
const encode = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')

/** Derives the key pair from a secret: the same on every node, with nothing to store. */
function keyPairOf(secret: Uint8Array) {
  const pair = createECDH('prime256v1')
  for (let count = 0; ; count += 1) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `web push ${count}`, 32)))
      return { secret: pair.getPrivateKey(), point: pair.getPublicKey() }
    } catch (error) {
      // One secret in 2^32 is not a valid key of this curve.
      if (count === 9) throw error
    }
  }
}

/** `contact`: where a push service can reach us, an https or mailto URL. */
export function createVapidKey(secret: Uint8Array, contact: string): VapidKey {
  const pair = keyPairOf(secret)
  const point = pair.point
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: encode(pair.secret),
      x: encode(point.subarray(1, 33)),
      y: encode(point.subarray(33)),
    },
  })
  const publicKey = encode(point)
  return {
    publicKey,
    authorization(endpoint, now) {
      const exp = Math.floor(now.getTime() / 1000) + lifetimeSeconds
      const claims = { aud: new URL(endpoint).origin, exp, sub: contact }
      const head = encode(JSON.stringify({ typ: 'JWT', alg: 'ES256' }))
      const signed = `${head}.${encode(JSON.stringify(claims))}`
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${encode(signature)}, k=${publicKey}`
    },
  }
}
