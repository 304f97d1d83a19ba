import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { StaffDocument } from '../../parts/application/application.ts'

/** How long the bytes stay in memory after they were last shown: long enough for a look back. */
const keptMilliseconds = 60_000

/** The bytes of a document, fetched once while they are looked at: each look leaves a trace. */
export function useBytes({ id, mediaType }: Pick<StaffDocument, 'id' | 'mediaType'>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'document', id],
    queryFn: async ({ signal }) => {
      const bytes = await call('GET /api/admin/documents/{id}', { params: { id }, signal })
      return new Blob([bytes], { type: mediaType })
    },
    gcTime: keptMilliseconds,
  })
  return { bytes: data ?? null, error, retry: () => void refetch() }
}
