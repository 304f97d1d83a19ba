import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { staffPages } from '../../paths.ts'
import { trustedAddress } from '../../trusted.ts'

/**
 * What this browser has to say to Web Push: it has none, it was refused by whoever sits here, or it could be
 * turned on.
 */
export type PushState = 'unsupported' | 'denied' | 'possible'

const script = '/push-worker.js'

function stateNow(): PushState {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!has) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Asks the browser, and with it the person, for a subscription; null where they refuse. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register(trustedAddress(script), {
    scope: staffPages.admin,
  })
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

/** Hands a subscription to the server. */
async function keep(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call('PUT /api/admin/push-subscription', {
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  })
}

async function findOwn(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(staffPages.admin)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Once in a page: a browser that is subscribed belongs to whoever is signed in in it now. */
export function useKeptPush(): void {
  useEffect(() => {
    if (stateNow() !== 'possible' || Notification.permission !== 'granted') return
    // What does not work now is tried with the next page; the switch in the account says how it stands.
    findOwn()
      .then((own) => own && keep(own))
      .catch(() => {})
  }, [])
}

/** The switch: asks for permission only when it is pressed. */
export function usePush(key: string) {
  const [state, setState] = useState<PushState>(stateNow)
  const turnOn = useCallback(async (): Promise<boolean> => {
    const subscription = await subscribe(key)
    setState(stateNow())
    if (!subscription) return false
    await keep(subscription)
    return true
  }, [key])
  const turnOff = useCallback(async () => {
    await call('DELETE /api/admin/push-subscription', {})
    await (await findOwn())?.unsubscribe()
  }, [])
  return { state, turnOn, turnOff }
}
