import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

type Json = Record<string, unknown>

/** The subset of CBOR that authenticators need: integers, bytes, text, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const items = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as never)])
  return Buffer.concat([head(5, value.size), ...items])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** A software passkey, with every possible mistake. */
export function createAuthenticator(origin: string) {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rpId = new URL(origin).hostname
  let counter = 0
  let userHandle = ''

  function clientData(type: string, challenge: unknown, at: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  }

  const authenticatorData = (flags: number, count: number, attested = Buffer.alloc(0)) => {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), number, attested])
  }

  return {
    id: text(id),
    /** Responds to registration options. */
    register(options: Json, wrong: { origin?: string; verified?: boolean } = {}): Json {
      userHandle = (options.user as { id: string }).id
      const data = clientData('webauthn.create', options.challenge, wrong.origin ?? origin)
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, 16]),
        id,
        coseKey(publicKey),
      ])
      const flags = (wrong.verified === false ? 0x01 : 0x05) | 0x40
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(flags, counter, attested)],
      ])
      const response = {
        clientDataJSON: text(data),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      }
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response,
        clientExtensionResults: {},
      }
    },
    /** Responds to sign-in options. `counter` does not grow for a copied key. */
    sign(
      options: Json,
      wrong: { origin?: string; verified?: boolean; counter?: number; key?: KeyObject } = {},
    ): Json {
      counter += 1
      const data = clientData('webauthn.get', options.challenge, wrong.origin ?? origin)
      const about = authenticatorData(
        wrong.verified === false ? 0x01 : 0x05,
        wrong.counter ?? counter,
      )
      const signer = createSign('sha256').update(Buffer.concat([about, sha256(data)]))
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(about),
        signature: text(signer.sign(wrong.key ?? privateKey)),
        userHandle,
      }
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response,
        clientExtensionResults: {},
      }
    },
  }
}

/** An ES256 key in COSE format. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
