import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { keepApplication } from '../api/address.ts'
import { call } from '../api/client.ts'
import { type Standing, standingOfLookup, standingOfView } from './standing.ts'

export type Question = Readonly<{ applicationId: string; email: string }>

/** What the page shows the standing of: an order whose secret is known, or a question to answer. */
export type Source =
  | Readonly<{ kind: 'order'; orderId: string }>
  | Readonly<{ kind: 'question'; question: Question }>

/** While the page is open, the standing is looked up again this often, in milliseconds. */
const refreshEvery = 60_000

export function useStanding(source: Source | null) {
  const query = useQuery({
    queryKey: ['standing', source],
    enabled: source !== null,
    queryFn: ({ signal }) => withRetries(() => load(source, signal), pause, { retries: 2 }),
    refetchInterval: ({ state }) => (state.data ? refreshEvery : false),
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  })
  const keptId = query.data?.full ? query.data.id : undefined
  useEffect(() => {
    if (keptId !== undefined) keepApplication(keptId)
  }, [keptId])
  return query
}

async function load(source: Source | null, signal: AbortSignal): Promise<Standing> {
  if (source?.kind === 'order') {
    return standingOfView(
      await call('GET /api/status', { query: { orderId: source.orderId }, signal }),
    )
  }
  const body = source?.question ?? { applicationId: '', email: '' }
  return standingOfLookup(await call('POST /api/status-check', { body, signal }))
}
