import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { parseReference } from '#domain/application/reference.ts'
import { type OpenedAddress, takeFragment, takeOpening } from '../api/address.ts'
import { loadOwnApplications, type OwnApplication } from '../api/own-applications.ts'

export type Opened = Readonly<{
  /** Prefills the reference field. */
  prefill: string
  /** Known immediately: from the address, or this browser's application. */
  orderId: string | null
  /** Reminders to stop: by the order in older letters, or a token from the mail program. */
  stops: Readonly<{ orderId: string } | { token: string }> | null
  own: readonly OwnApplication[]
}>

/** The address's content immediately, the cookie's after a request. */
export function useOpening(): Opened {
  const [opening, setOpening] = useState<OpenedAddress | null>(null)
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    setOpening(takeOpening())
    setToken(takeFragment('stop'))
  }, [])
  // On failure the form is enough.
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
