import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { emailsKey } from '../parts/email/use-email.ts'
import { keep, kept } from '../parts/kept.ts'
import { useAccount } from '../parts/use-account.ts'

const place = 'staff-emails-seen'
const newKey = [...emailsKey, 'list', 'new'] as const

/** When the newest email came that was looked at in this browser; '' before that. */
const seenUpTo = (): string => kept(place) ?? ''

/** How many unattached emails came since this browser last showed them. */
export function useNewEmails(): number {
  const mayRead = useAccount().data?.permissions.includes('letter.read') ?? false
  const { data } = useQuery({
    queryKey: newKey,
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /api/admin/emails', { query: { state: 'unknown' }, signal })
      return items.filter(({ receivedAt }) => receivedAt > seenUpTo()).length
    },
    enabled: mayRead,
    refetchInterval: 30_000,
  })
  return data ?? 0
}

/** Keeps that all emails up to this one were looked at. */
export function useEmailsSeen(newest: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (newest === undefined || newest <= seenUpTo()) return
    keep(place, newest)
    void client.invalidateQueries({ queryKey: newKey })
  }, [client, newest])
}
