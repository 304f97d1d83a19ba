import { useQuery } from '@tanstack/react-query'
import type { StaffMessenger } from '#contract/staff/messenger.ts'
import { call } from '../../../api/client.ts'
import { useMay } from '../use-me.ts'
import { currentOf } from './messenger.ts'

/** Of one application; without a number, of all. */
export const messengersKey = (id?: number) =>
  id === undefined ? (['staff', 'messengers'] as const) : (['staff', 'messengers', id] as const)

/** The messengers of an application, and what each takes now; none until it is known. */
export function useContacts(id: number): readonly StaffMessenger[] {
  const mayRead = useMay()('letter.read')
  const { data } = useQuery({
    enabled: mayRead,
    queryKey: messengersKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications/{id}/messengers', { params: { id }, signal }),
    select: ({ items }) => currentOf(items),
    refetchOnMount: 'always',
  })
  return data ?? none
}

const none: readonly StaffMessenger[] = []
