import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import { useAsked } from '../asked.ts'
import { type Draft, emptyDraft } from './message.ts'

export const templatesKey = ['staff', 'templates'] as const

/** Everything that may be chosen, in a language where it has one. */
export function useTemplates(language: Language) {
  return useAsked(
    [...templatesKey, language],
    'GET /api/admin/templates',
    { query: { language } },
    { staleTime: 60_000 },
  )
}

/** In which language the traveller of an application reads, and what variables say to them. */
export function useWriting(applicationId: number) {
  return useAsked(
    ['staff', 'writing', applicationId],
    'GET /api/admin/applications/{id}/message',
    { params: { id: applicationId } },
    { staleTime: 60_000 },
  )
}

/** What is written to a traveller: still there after another tab was open, and gone with the page. */
export function useMessageDraft(applicationId: number) {
  const client = useQueryClient()
  const { data } = useQuery<Draft>({
    queryKey: draftKey(applicationId),
    queryFn: skipToken,
    initialData: () => emptyDraft,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = useCallback(
    (next: (before: Draft) => Draft) =>
      client.setQueryData<Draft>(draftKey(applicationId), (before) => next(before ?? emptyDraft)),
    [client, applicationId],
  )
  return [data ?? emptyDraft, change] as const
}

const draftKey = (applicationId: number) => ['staff', 'message-draft', applicationId] as const
