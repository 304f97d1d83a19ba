import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { lettersKey } from '../parts/application/application.ts'

const limit = 100

/** The letters of one application, newest first. */
export function useApplicationLetters(applicationId: number) {
  return useQuery({
    queryKey: lettersKey(applicationId),
    queryFn: ({ signal }) =>
      call('GET /api/admin/letters', { query: { applicationId, limit }, signal }),
    refetchOnMount: 'always',
  })
}
