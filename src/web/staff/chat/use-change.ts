import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'
import { countsKey, labelsKey, sessionKey, sessionsKey } from './queries.ts'

type Change = NonNullable<BodyOf<'PATCH /api/admin/chat/sessions/{id}'>>

/** Closes or reopens a conversation, gives it to somebody, labels it, puts it off. */
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
        for (const queryKey of [sessionsKey, countsKey]) {
          void client.invalidateQueries({ queryKey })
        }
        if (body.addLabels) void client.invalidateQueries({ queryKey: labelsKey })
      } catch (error) {
        toast({ tone: 'error', title: t('staff.chat.change.failed'), text: say(error) })
        throw error
      }
    })
  }
  return { isBusy, change }
}
