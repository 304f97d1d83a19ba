import { trustedAddress } from '../trusted.ts'

/** A service worker for push, and its scope: `/admin`, or `/` for the rest. */
export type PushWorker = Readonly<{ script: string; scope: string }>

/** State of Web Push in this browser: unavailable, denied by the user, or possible. */
export type PushState = 'unsupported' | 'denied' | 'possible'

export function pushState(): PushState {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!has) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Requests a subscription, asking the user for permission; null if denied. */
export async function subscribe(
  { script, scope }: PushWorker,
  key: string,
): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register(trustedAddress(script), { scope })
  await activeOf(registration)
  const known = await registration.pushManager.getSubscription()
  if (known && !isUnder(known, key)) await known.unsubscribe()
  return withTimeout(
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  )
}

/** Timeout: browsers keep trying an unreachable push service forever. */
const patienceMs = 20_000

/** Cancels a late subscription, since failure was already reported. */
function withTimeout(asked: Promise<PushSubscription>): Promise<PushSubscription> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error('The push service does not answer'))
    }, patienceMs)
    const take = async () => {
      const subscription = await asked
      if (isLate) await subscription.unsubscribe()
      else resolve(subscription)
    }
    take()
      .catch(reject)
      .finally(() => clearTimeout(timer))
  })
}

/** A newly registered worker takes a moment to activate. */
async function activeOf(registration: ServiceWorkerRegistration): Promise<void> {
  const waiting = registration.installing ?? registration.waiting
  if (registration.active || !waiting) return
  await new Promise<void>((resolve) => {
    const look = () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') resolve()
    }
    waiting.addEventListener('statechange', look)
    look()
  })
}

/** Whether a subscription uses our current key. */
function isUnder(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  if (!own) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(own)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

/** A subscription in the API's form. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return { endpoint, keys: { p256dh, auth } }
}

/** The subscription of this worker, not of one with a wider scope. */
export async function findSubscription({ scope }: PushWorker): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const isIts = registration && new URL(registration.scope).pathname === scope
  return isIts ? registration.pushManager.getSubscription() : null
}
