import type { AnswerOf } from '#client/route.ts'
import { useConfirmedChange } from '../parts/confirm/confirm.tsx'

export type DataRequest = AnswerOf<'GET /api/admin/data-requests'>['items'][number]

export const requestsKey = ['staff', 'data-requests'] as const

/** Does something about a request, confirmed where the server asks, and shows the list anew. */
export const useRequestChange = () => useConfirmedChange(requestsKey)
