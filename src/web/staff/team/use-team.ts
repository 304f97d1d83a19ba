import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useConfirmedChange } from '../parts/confirm/confirm.tsx'

export function useStaff() {
  return useQuery({
    queryKey: ['staff', 'colleagues'],
    queryFn: ({ signal }) => call('GET /api/admin/staff', { signal }),
    refetchOnMount: 'always',
  })
}

export const useStaffChange = () => useConfirmedChange(['staff'])
