import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { listening } from './listening.ts'

type Received = {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A push service that stores messages and gives set answers. */
export async function startPushStandIn() {
  const received: Received[] = []
  const state = { status: 201, location: '' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body: Buffer.concat(chunks) })
      response.writeHead(state.status, state.location ? { location: state.location } : {}).end()
    })
  })
  const { origin, close } = await listening(server)
  return {
    origin,
    received,
    state,
    /** A browser subscribed here: its subscription, and decryption. */
    browser: () => createPushBrowser(`${origin}/push/${randomBytes(12).toString('hex')}`),
    close,
  }
}

/** A browser subscribed at a push service's address. */
export function createPushBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const publicKey = pair.getPublicKey()
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    endpoint,
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** The address as we keep it. */
    target: { endpoint, publicKey, authSecret: auth },
    /** RFC 8291 decryption. Throws if not encrypted for this browser. */
    read(body: Buffer): unknown {
      const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 86)]
      const shared = pair.computeSecret(senderKey)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = derive(shared, auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}
