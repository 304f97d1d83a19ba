import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepApplication } from '../api/address.ts'
import { call } from '../api/client.ts'
import { type Evidence, nextAsk, type Result, resultOf, type Verified } from './verification.ts'

type State = Readonly<{
  data: Verified | undefined
  error: unknown
  dataUpdateCount: number
  errorUpdateCount: number
}>

function evidenceOf(told: string | null, state: State): Evidence {
  return {
    told,
    answer: state.data ?? null,
    error: state.error,
    answers: state.dataUpdateCount,
    failures: state.errorUpdateCount,
  }
}

export type Verification = Readonly<{
  result: Result
  verified: Verified | null
  application: Verified['application'] | null
  isAsking: boolean
  askAgain: () => void
}>

/** Polls the payment's state until final: frequently at first, then occasionally. */
export function useVerification(orderId: string, told: string | null): Verification {
  const query = useQuery({
    queryKey: ['payment', orderId],
    queryFn: ({ signal }) =>
      call('GET /api/gpay/verify/{orderId}', { params: { orderId }, signal }),
    refetchInterval: ({ state }) => nextAsk(evidenceOf(told, state)),
    // On return from a banking app, check immediately.
    refetchOnWindowFocus: ({ state }) =>
      nextAsk(evidenceOf(told, state)) === false ? false : 'always',
    notifyOnChangeProps: 'all',
  })
  const state = useQueryClient().getQueryState<Verified>(['payment', orderId])
  const application = query.data?.application ?? null
  const applicationId = application?.id
  useEffect(() => {
    if (applicationId !== undefined) keepApplication(applicationId)
  }, [applicationId])
  return {
    result: state ? resultOf(evidenceOf(told, state)) : 'verifying',
    verified: query.data ?? null,
    application,
    isAsking: query.isFetching,
    askAgain: () => void query.refetch(),
  }
}
