import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../../api/client.ts'

export type LetterDetail = AnswerOf<'GET /api/admin/letters/{id}'>

/** One letter as it was sent; what became of it may still change. */
export function useLetter(id: string) {
  return useQuery({
    queryKey: ['staff', 'letters', 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/letters/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** Where the frame gets the page of a letter. */
export const letterPageUrl = (id: string): string => `/api/admin/letters/${id}/page`

export const letterAttachmentUrl = (id: string, position: number): string =>
  `/api/admin/letters/${id}/attachments/${position}`
