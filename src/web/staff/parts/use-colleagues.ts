import { useAsked } from './asked.ts'

/** Whom work can be given to; empty until that is known. */
export function useColleagues(isNeeded = true) {
  const { data } = useAsked(
    ['staff', 'colleagues'],
    'GET /api/admin/colleagues',
    {},
    { enabled: isNeeded, staleTime: 60_000 },
  )
  return data?.items ?? []
}
