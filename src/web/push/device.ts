import type { Language } from '#domain/reference/languages.ts'
import { call } from '../api/client.ts'
import {
  bodyOf,
  findSubscription,
  type PushWorker,
  pushState,
  subscribe,
} from '../api/push-browser.ts'

/** The whole site: the number on its icon is set by the worker of all its pages. */
const worker: PushWorker = { script: '/news-worker.js', scope: '/' }

/** Whether this device is told, or why it is not; `idle` before anybody asked. */
export type DeviceState = 'idle' | 'on' | 'denied' | 'unsupported' | 'install' | 'failed'

type Seen = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & Readonly<{ standalone?: boolean }>

/**
 * Whether it is a phone or tablet of Apple on which the site is no app yet: there only sites on the home
 * screen may tell anything. Tablets say that they are computers, which have no touch screen.
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

/** Looks without asking anybody anything: a browser that never subscribed costs no call. */
export async function lookAtDevice(): Promise<DeviceState> {
  if (whyNot() !== null || Notification.permission !== 'granted') return 'idle'
  if (!(await findSubscription(worker))) return 'idle'
  const { isOn } = await call('GET /api/push', {})
  return isOn ? 'on' : 'idle'
}

/** The page is looked at: what was told is seen, and nothing is written on the icon. */
export async function clearNews(): Promise<void> {
  await navigator.clearAppBadge?.().catch(() => undefined)
  await call('POST /api/push/seen', {})
}

export type Asked = Readonly<{
  applicationId: number
  language: Language
}>

/** Asks the browser, and with it the person. Throws nothing: what does not work is a state. */
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
