import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { asked } from './asked.ts'

export type Account = AnswerOf<'GET /api/admin/account'>

export const accountQuery = asked(['staff', 'account'], 'GET /api/admin/account', {})

export function useAccount() {
  return useQuery(accountQuery)
}
