import { useQueryClient } from '@tanstack/react-query'
import type { ChatState } from '#domain/chat.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'
import { sessionKey, sessionsKey } from './queries.ts'

type Change = Readonly<{ state?: ChatState; isMine?: boolean }>

/** Closes or reopens a conversation, takes it over or lets it go. */
export function useChange(id: string) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const client = useQueryClient()
  const { isBusy, send } = useSending()
  const change = async (body: Change) => {
    await send(async () => {
      try {
        const session = await call('PATCH /api/admin/chat/sessions/{id}', { params: { id }, body })
        client.setQueryData(sessionKey(id), session)
        void client.invalidateQueries({ queryKey: sessionsKey })
      } catch (error) {
        toast({ tone: 'error', title: t('staff.chat.change.failed'), text: say(error) })
        throw error
      }
    })
  }
  return { isBusy, change }
}
