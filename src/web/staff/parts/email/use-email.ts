import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../../api/client.ts'

export type Email = AnswerOf<'GET /api/admin/emails/{id}'>
export type EmailFile = Email['files'][number]
export type EmailSummary = AnswerOf<'GET /api/admin/emails'>['items'][number]

export const emailsKey = ['staff', 'emails'] as const

/** One received email with its text and files. */
export function useEmail(id: string) {
  return useQuery({
    queryKey: [...emailsKey, id],
    queryFn: ({ signal }) => call('GET /api/admin/emails/{id}', { params: { id }, signal }),
  })
}

/** After something was done with an email: it as it is now, and whatever else shows emails asks again. */
export function useEmailChanged() {
  const client = useQueryClient()
  return (email: Email) => {
    client.setQueryData([...emailsKey, email.id], email)
    void client.invalidateQueries({ queryKey: [...emailsKey, 'list'] })
  }
}

/** Where a file of an email lies; its preview is a picture of the page's own origin. */
export const emailFileUrl = (emailId: string, fileId: string, preview = false): string =>
  `/api/admin/emails/${emailId}/files/${fileId}${preview ? '/preview' : ''}`
