import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { useAsked } from '../asked.ts'
import { queuesKey } from '../use-queues.ts'

export type Email = AnswerOf<'GET /api/admin/emails/{id}'>
export type EmailFile = Email['files'][number]
export type EmailSummary = AnswerOf<'GET /api/admin/emails'>['items'][number]

export const emailsKey = ['staff', 'emails'] as const
export const inboxEmailsKey = [...emailsKey, 'list', 'inbox'] as const

export function useEmail(id: string) {
  return useAsked([...emailsKey, id], 'GET /api/admin/emails/{id}', { params: { id } })
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

type Shown = Readonly<{
  email: Email
  /** Something about the application changed: what shows it asks again. */
  onUsed: (() => void) | undefined
}>

export const ShownContext = createContext<Shown | null>(null)

/** The email that is shown. */
export function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('EmailView is missing above this component')
  return shown
}
