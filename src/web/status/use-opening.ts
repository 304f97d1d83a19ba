import { useEffect, useState } from 'react'
import { parseReference } from '#domain/application/reference.ts'
import { takeOpening } from '../api/address.ts'
import { loadOwnApplications, type OwnApplication } from '../api/own-applications.ts'

export type Opened = Readonly<{
  /** For the field of the reference. */
  prefill: string
  /** Known at once: from the address, or an application of this browser. */
  orderId: string | null
  /** The order was found by the reference in the address: the form stays first. */
  isByReference: boolean
  stopsReminders: boolean
  own: readonly OwnApplication[]
}>

/** What the address and the cookie say; null until both are known. */
export function useOpening(): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const { query, again } = takeOpening()
    const prefill = query.get('id') ?? query.get('orderId') ?? ''
    const stopsReminders = query.get('reminders') === 'stop'
    const orderId = query.get('orderId')
    const known = { prefill, stopsReminders, isByReference: query.get('id') !== null }
    if (orderId) setOpened({ ...known, orderId, own: [] })
    // Without an answer the form serves as well.
    loadOwnApplications()
      .catch(() => [])
      .then((own) => {
        const id = again?.applicationId ?? parseReference(prefill)
        const found = id === null ? undefined : own.find((item) => item.id === id)
        setOpened({ ...known, orderId: orderId ?? found?.orderId ?? null, own })
      })
  }, [])
  return opened
}
