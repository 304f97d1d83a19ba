import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../api/client.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'

const staffQuery = queryOptions({
  queryKey: ['staff', 'colleagues'],
  queryFn: ({ signal }) => call('GET /api/admin/staff', { signal }),
  refetchOnMount: 'always',
})

export function useStaff() {
  return useQuery(staffQuery)
}

/** Changes something about colleagues, confirmed where the server asks, and shows the list anew. */
export function useStaffChange(): <T>(work: () => Promise<T>) => Promise<T> {
  const confirmed = useConfirmed()
  const client = useQueryClient()
  return useCallback(
    async (work) => {
      const result = await confirmed(work)
      await client.invalidateQueries({ queryKey: ['staff'] })
      return result
    },
    [confirmed, client],
  )
}
