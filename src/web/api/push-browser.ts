import { trustedAddress } from '../trusted.ts'

/** What shows messages while no page is open, and the part of the site that it is of: `/admin`, or `/` for all else. */
export type PushWorker = Readonly<{ script: string; scope: string }>

/**
 * What this browser has to say to Web Push: it has none, it was refused by whoever sits here, or it could be
 * turned on.
 */
export type PushState = 'unsupported' | 'denied' | 'possible'

export function pushState(): PushState {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!has) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Asks the browser, and with it the person, for a subscription; null where they refuse. */
export async function subscribe(
  { script, scope }: PushWorker,
  key: string,
): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register(trustedAddress(script), { scope })
  await activeOf(registration)
  const known = await registration.pushManager.getSubscription()
  if (known && !isUnder(known, key)) await known.unsubscribe()
  return inTime(
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  )
}

/** A push service that cannot be reached keeps a browser asking for ever. */
const patienceMs = 20_000

/** What comes too late is given back: by then it was said that it did not work. */
function inTime(asked: Promise<PushSubscription>): Promise<PushSubscription> {
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

/** A worker that was just registered takes a moment before it can be subscribed. */
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

/** Whether a subscription is one under our key of today. */
function isUnder(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  if (!own) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(own)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

/** A subscription as the server takes it. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return { endpoint, keys: { p256dh, auth } }
}

/** What this browser has of a worker; nothing of another one, whose part of the site is larger. */
export async function findSubscription({ scope }: PushWorker): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const isIts = registration && new URL(registration.scope).pathname === scope
  return isIts ? registration.pushManager.getSubscription() : null
}
