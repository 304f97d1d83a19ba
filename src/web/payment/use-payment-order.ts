import { useEffect, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { takeOpening } from '../api/address.ts'
import { likelyApplication, loadOwnApplications } from '../api/own-applications.ts'
import { useLanguage } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'

/** The payment this page is about: from the address, or from the cookie after a reload. */
export type PaymentOrder =
  | { kind: 'opening' }
  | { kind: 'order'; orderId: string; told: string | null }
  /** Opened by a third-party payer. */
  | { kind: 'link'; token: string }
  | { kind: 'none' }
  | { kind: 'unreachable'; error: unknown }

/** Gateway results are short; anything longer is forged. */
const longestWord = 40

export function usePaymentOrder(): PaymentOrder {
  const language = useLanguage()
  const [order, setOrder] = useState<PaymentOrder>({ kind: 'opening' })
  useEffect(() => {
    // Stays in the address, so that returning from the card page or reloading continues.
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
