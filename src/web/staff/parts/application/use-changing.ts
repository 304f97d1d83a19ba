import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import {
  type Application,
  applicationKey,
  applicationThreadKey,
  historyKey,
  lettersKey,
  receiptsKey,
  refundKey,
} from './application.ts'
import { hasTyped } from './typed.ts'

/** Somebody else was faster: a colleague, or the traveller with a new document. */
export function isBehindTheServer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'application.changed' || error.code === 'document.not-found'
}

/**
 * `application` is what is known now. `basis` is what a decision in the making was begun on: it follows
 * by itself as long as nothing is typed, and only on request after that, so that nobody decides about
 * a state that they have not seen.
 */
export function useChanging(application: Application) {
  const client = useQueryClient()
  const confirmed = useConfirmed()
  const [basis, setBasis] = useState(application)
  const latest = useRef(application)
  latest.current = application
  const { id, version } = application

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new version, once
  useEffect(() => {
    if (!hasTyped(client, id)) setBasis(latest.current)
  }, [client, id, version])

  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: applicationKey(id) }),
    [client, id],
  )

  /** What stands around it is asked again: lists, counts, history, letters, receipts, refunds. */
  const refreshRelated = useCallback(() => {
    const related = [historyKey, applicationThreadKey, lettersKey, receiptsKey, refundKey].map(
      (keyOf) => keyOf(id),
    )
    for (const key of [...related, ['applications']]) {
      void client.invalidateQueries({ queryKey: key })
    }
  }, [client, id])

  /** Does the work, asks who it is where the server wants to know, and shows what it answered. */
  const change = useCallback(
    async (work: () => Promise<Application>): Promise<Application> => {
      const before = latest.current.version
      try {
        const after = await confirmed(work)
        client.setQueryData(applicationKey(id), after)
        setBasis((last) => (last.version === before ? after : last))
        refreshRelated()
        return after
      } catch (error) {
        if (isBehindTheServer(error)) await refresh()
        throw error
      }
    },
    [client, confirmed, id, refresh, refreshRelated],
  )

  const acceptLatest = useCallback(() => setBasis(latest.current), [])
  return useMemo(
    () => ({
      application,
      basis,
      isBehind: basis.version !== version,
      acceptLatest,
      change,
      refresh,
      refreshRelated,
    }),
    [application, basis, version, acceptLatest, change, refresh, refreshRelated],
  )
}
