import { useEffect, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { takeOpening } from '../api/address.ts'
import { likelyApplication, loadOwnApplications } from '../api/own-applications.ts'
import { useLanguage } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'

/** Which payment the page is about: from the address, or after a reload from the cookie. */
export type PaymentOrder =
  | { kind: 'opening' }
  | { kind: 'order'; orderId: string; told: string | null }
  /** Whoever opened it was asked to pay for somebody else. */
  | { kind: 'link'; token: string }
  | { kind: 'none' }
  | { kind: 'unreachable'; error: unknown }

/** Words of a gateway are short; whatever is longer is somebody's joke. */
const longestWord = 40

export function usePaymentOrder(): PaymentOrder {
  const language = useLanguage()
  const [order, setOrder] = useState<PaymentOrder>({ kind: 'opening' })
  useEffect(() => {
    // It stays in the address: whoever comes back from the card page, or loads it again, goes on.
    const token = new URLSearchParams(location.hash.slice(1)).get('pay')
    if (token) return setOrder({ kind: 'link', token })
    const { query, again } = takeOpening()
    const orderId = query.get('orderId')
    const told = query.get('status')
    if (orderId) {
      setOrder({ kind: 'order', orderId, told: told ? told.slice(0, longestWord) : null })
    } else if (again) {
      orderOfBrowser(again.applicationId).then(setOrder)
    } else {
      location.replace(pathTo('home', language))
    }
  }, [language])
  return order
}

async function orderOfBrowser(applicationId: number | null): Promise<PaymentOrder> {
  try {
    const own = await withRetries(loadOwnApplications, pause)
    const likely = likelyApplication(own, applicationId)
    return likely ? { kind: 'order', orderId: likely.orderId, told: null } : { kind: 'none' }
  } catch (error) {
    return { kind: 'unreachable', error }
  }
}
