import type { Language } from '#domain/reference/languages.ts'
import { call } from '../api/client.ts'
import {
  bodyOf,
  findSubscription,
  type PushWorker,
  pushState,
  subscribe,
} from '../api/push-browser.ts'

/** The whole site: this worker sets the badge for all its pages. */
const worker: PushWorker = { script: '/news-worker.js', scope: '/' }

/** Notification state of this device, or why they are off; `idle` before anything was requested. */
export type DeviceState = 'idle' | 'on' | 'denied' | 'unsupported' | 'install' | 'failed'

type Seen = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & Readonly<{ standalone?: boolean }>

/**
 * Whether this is an Apple phone or tablet where the site is not on the home screen, which push
 * requires. iPads identify as Macs, which have no touch screen.
 */
export function needsHomeScreen({ userAgent, maxTouchPoints, standalone }: Seen): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent)
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return (isApple || isTablet) && standalone !== true
}

function whyNot(): Extract<DeviceState, 'denied' | 'unsupported' | 'install'> | null {
  const state = pushState()
  if (state === 'possible') return null
  if (state === 'unsupported' && needsHomeScreen(navigator)) return 'install'
  return state
}

/** Checks without prompting: a browser that never subscribed costs no request. */
export async function lookAtDevice(): Promise<DeviceState> {
  if (whyNot() !== null || Notification.permission !== 'granted') return 'idle'
  if (!(await findSubscription(worker))) return 'idle'
  const { isOn } = await call('GET /api/push', {})
  return isOn ? 'on' : 'idle'
}

/** Marks notifications as seen and clears the badge. */
export async function clearNews(): Promise<void> {
  await navigator.clearAppBadge?.().catch(() => undefined)
  await call('POST /api/push/seen', {})
}

export type Asked = Readonly<{
  applicationId: number
  language: Language
}>

/** Requests a subscription and permission. Never throws: failures are states. */
export async function turnOn(about: Asked): Promise<DeviceState> {
  const reason = whyNot()
  if (reason) return reason
  try {
    const { key } = await call('GET /api/push', {})
    const subscription = await subscribe(worker, key)
    if (!subscription) return pushState() === 'denied' ? 'denied' : 'idle'
    await call('POST /api/push', { body: { ...bodyOf(subscription), ...about } })
    return 'on'
  } catch {
    return 'failed'
  }
}

export async function turnOff(): Promise<DeviceState> {
  try {
    await call('DELETE /api/push', {})
    await (await findSubscription(worker))?.unsubscribe()
    return 'idle'
  } catch {
    return 'failed'
  }
}
