import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { asked, fresh } from './asked.ts'

export type GettingStarted = AnswerOf<'GET /api/admin/getting-started'>

export const gettingStartedQuery = asked(
  ['staff', 'getting-started'],
  'GET /api/admin/getting-started',
  {},
  fresh,
)

/** What this installation still needs; asked for by owners alone. */
export function useGettingStarted(enabled: boolean) {
  return useQuery({ ...gettingStartedQuery, enabled })
}
