import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { accountQuery } from '../parts/use-account.ts'

/** Changes something about the own account, confirmed where the server asks, and shows it anew. */
export function useChange(): <T>(work: () => Promise<T>) => Promise<T> {
  const confirmed = useConfirmed()
  const client = useQueryClient()
  return useCallback(
    async (work) => {
      const result = await confirmed(work)
      await client.invalidateQueries({ queryKey: accountQuery.queryKey })
      return result
    },
    [confirmed, client],
  )
}
