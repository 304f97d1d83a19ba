import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { applicationKey } from '../parts/application/application.ts'
import { versionIn } from './version-in.ts'

/** Every look leaves a trace, so it is asked less often than the list, which tells of new versions. */
const refreshMilliseconds = 60_000

const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKey(id),
    queryFn: ({ signal }) => call('GET /api/admin/applications/{id}', { params: { id }, signal }),
    refetchInterval: refreshMilliseconds,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })

/** One application, asked again at intervals and as soon as a list shows another version of it. */
export function useApplication(id: number) {
  const client = useQueryClient()
  const query = useQuery(applicationQuery(id))
  const known = query.data?.version ?? null

  useEffect(() => {
    if (known === null) return
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (event.query.queryKey[0] !== 'applications') return
      const listed = versionIn(event.query.state.data, id)
      if (listed !== null && listed > known) {
        void client.invalidateQueries({ queryKey: applicationKey(id) })
      }
    })
  }, [client, id, known])
  return query
}
