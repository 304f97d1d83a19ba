import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { keepApplication, takeOpening } from '../api/address.ts'
import { isClosedHere, loadApplication } from '../api/load-application.ts'
import {
  likelyApplication,
  loadOwnApplications,
  type OwnApplication,
} from '../api/own-applications.ts'
import type { Application } from './checklist.ts'

export type LoadedApplication =
  | { kind: 'loading' }
  /** No application in the address or known to this browser. */
  | { kind: 'stranger' }
  /** Not open in this browser, or non-existent. */
  | { kind: 'closed'; orderId: string; again: () => void }
  | { kind: 'unreachable'; error: unknown; again: () => void }
  | {
      kind: 'loaded'
      application: Application
      change: ChangeApplication
      refresh: () => Promise<unknown>
    }

/** Updates the displayed application after the server confirmed. */
export type ChangeApplication = (change: (application: Application) => Application) => void

/** The application in the address, else this browser's. */
export function useApplication(): LoadedApplication {
  const order = useOrder()
  const client = useQueryClient()
  const orderId = order.kind === 'order' ? order.orderId : null
  const queryKey = ['application', orderId]
  const query = useQuery({
    queryKey,
    enabled: orderId !== null,
    queryFn: ({ signal }) => withRetries(() => loadApplication(orderId ?? '', signal), pause),
    refetchOnWindowFocus: 'always',
  })
  const applicationId = query.data?.id
  useEffect(() => {
    if (applicationId !== undefined) keepApplication(applicationId)
  }, [applicationId])
  const change = useCallback<ChangeApplication>(
    async (to) => {
      const key = ['application', orderId]
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<Application>(key, (old) => old && to(old))
    },
    [client, orderId],
  )
  if (query.data) {
    return { kind: 'loaded', application: query.data, change, refresh: () => query.refetch() }
  }
  if (order.kind === 'stranger') return order
  if (order.kind === 'unreachable') {
    return { kind: 'unreachable', error: order.error, again: () => location.reload() }
  }
  if (!query.error || query.isFetching) return { kind: 'loading' }
  return isClosedHere(query.error)
    ? { kind: 'closed', orderId: orderId ?? '', again: () => void query.refetch() }
    : { kind: 'unreachable', error: query.error, again: () => void query.refetch() }
}

type Order =
  | { kind: 'opening' }
  | { kind: 'stranger' }
  | { kind: 'order'; orderId: string }
  | { kind: 'unreachable'; error: unknown }

const waitsForDocuments = ({ paymentStatus, completedAt }: OwnApplication) =>
  paymentStatus === 'paid' && completedAt === null

function useOrder(): Order {
  const [order, setOrder] = useState<Order>({ kind: 'opening' })
  useEffect(() => {
    const { query, again } = takeOpening()
    const orderId = query.get('orderId')
    if (orderId) return setOrder({ kind: 'order', orderId })
    const id = again?.applicationId ?? Number(query.get('applicationId'))
    withRetries(loadOwnApplications, pause).then(
      (own) => {
        const likely = likelyApplication(own, id, waitsForDocuments)
        setOrder(likely ? { kind: 'order', orderId: likely.orderId } : { kind: 'stranger' })
      },
      (error: unknown) => setOrder({ kind: 'unreachable', error }),
    )
  }, [])
  return order
}
