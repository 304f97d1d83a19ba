import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { parseReference } from '#domain/application/reference.ts'
import { type OpenedAddress, takeFragment, takeOpening } from '../api/address.ts'
import { loadOwnApplications, type OwnApplication } from '../api/own-applications.ts'

export type Opened = Readonly<{
  /** For the field of the reference. */
  prefill: string
  /** Known at once: from the address, or an application of this browser. */
  orderId: string | null
  /** Whose reminders somebody wants to stop: by an older letter's order, or by a token of the mail program. */
  stops: Readonly<{ orderId: string } | { token: string }> | null
  own: readonly OwnApplication[]
}>

/** What the address says at once, and the cookie a moment later. */
export function useOpening(): Opened {
  const [opening, setOpening] = useState<OpenedAddress | null>(null)
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    setOpening(takeOpening())
    setToken(takeFragment('stop'))
  }, [])
  // Without an answer the form serves as well.
  const own = useQuery({ queryKey: ['own'], queryFn: loadOwnApplications }).data ?? []
  const query = opening?.query
  const orderId = query?.get('orderId') ?? null
  const asked = query?.get('reminders') === 'stop'
  const prefill = query?.get('id') ?? orderId ?? ''
  const id = opening?.again?.applicationId ?? parseReference(prefill)
  const found = own.find((item) => item.id === id)
  return {
    prefill,
    orderId: orderId ?? found?.orderId ?? null,
    stops: token ? { token } : asked && orderId ? { orderId } : null,
    own,
  }
}
