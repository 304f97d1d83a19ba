import { AppError } from '#domain/error.ts'
import type { Services } from '../services.ts'
import type { PushTarget } from './adapters/push-service/port.ts'

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Converts a browser's subscription for storage. Rejects addresses outside the known push services,
 * so that nobody can make this server call arbitrary hosts. Throws request.invalid.
 */
export function readSubscription(
  { push }: Pick<Services, 'push'>,
  { endpoint, keys }: Subscription,
): PushTarget & { publicKey: Buffer; authSecret: Buffer } {
  if (!push.isKnown(endpoint)) throw wrong('endpoint')
  const [publicKey, authSecret] = [fromBase64url(keys.p256dh), fromBase64url(keys.auth)]
  if (!push.isKey(publicKey)) throw wrong('keys.p256dh')
  return { endpoint, publicKey, authSecret }
}

const fromBase64url = (text: string): Buffer => Buffer.from(text, 'base64url')

const wrong = (path: string) =>
  new AppError('request.invalid', {}, [{ path, code: 'push.unknown' }])
