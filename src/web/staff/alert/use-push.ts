import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import {
  bodyOf,
  findSubscription,
  type PushState,
  type PushWorker,
  pushState,
  subscribe,
} from '../../api/push-browser.ts'
import { staffPages } from '../../paths.ts'

const worker: PushWorker = { script: '/push-worker.js', scope: staffPages.admin }

async function keep(subscription: PushSubscription): Promise<void> {
  await call('PUT /api/admin/push-subscription', { body: bodyOf(subscription) })
}

/** Once in a page: a subscribed browser belongs to the colleague signed in now. */
export function useKeptPush(): void {
  useEffect(() => {
    if (pushState() !== 'possible' || Notification.permission !== 'granted') return
    // What does not work now is tried with the next page; the switch in the account says how it stands.
    findSubscription(worker)
      .then((own) => own && keep(own))
      .catch(() => {})
  }, [])
}

/** The switch: asks for permission only when it is pressed. */
export function usePush(key: string) {
  const [state, setState] = useState<PushState>(pushState)
  const turnOn = useCallback(async (): Promise<boolean> => {
    const subscription = await subscribe(worker, key)
    setState(pushState())
    if (!subscription) return false
    await keep(subscription)
    return true
  }, [key])
  const turnOff = useCallback(async () => {
    await call('DELETE /api/admin/push-subscription', {})
    await (await findSubscription(worker))?.unsubscribe()
  }, [])
  return { state, turnOn, turnOff }
}
