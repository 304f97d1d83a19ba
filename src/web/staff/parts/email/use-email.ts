import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../../api/client.ts'
import { queuesKey } from '../use-queues.ts'

export type Email = AnswerOf<'GET /api/admin/emails/{id}'>
export type EmailFile = Email['files'][number]
export type EmailSummary = AnswerOf<'GET /api/admin/emails'>['items'][number]

export const emailsKey = ['staff', 'emails'] as const
export const inboxEmailsKey = [...emailsKey, 'list', 'inbox'] as const

export function useEmail(id: string) {
  return useQuery({
    queryKey: [...emailsKey, id],
    queryFn: ({ signal }) => call('GET /api/admin/emails/{id}', { params: { id }, signal }),
  })
}

/** After something was done with an email: it as it is now, and whatever else shows or counts emails asks again. */
export function useEmailChanged() {
  const client = useQueryClient()
  return (email?: Email) => {
    if (email) client.setQueryData([...emailsKey, email.id], email)
    for (const queryKey of [[...emailsKey, 'list'], queuesKey])
      void client.invalidateQueries({ queryKey })
  }
}

/** Where a file of an email lies; its preview is a picture of the page's own origin. */
export const emailFileUrl = (emailId: string, fileId: string, preview = false): string =>
  `/api/admin/emails/${emailId}/files/${fileId}${preview ? '/preview' : ''}`
