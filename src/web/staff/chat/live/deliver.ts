import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/error.ts'
import { pause, withRetries } from '#client/retry.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { call } from '../../../api/client.ts'
import { accountQuery } from '../../parts/use-account.ts'
import { dropped, due, failed, type Outgoing } from '../outbox.ts'
import { outboxQuery, readLocal, threadKey, updateLocal } from '../queries.ts'
import { withNews } from '../sessions.ts'
import { acknowledged, type Thread } from '../thread.ts'
import { changeSession } from './take-event.ts'

/** A hiccup goes unnoticed; the writer learns of more within three seconds. */
const retries = 2

/** Sends what lies in the outbox, on whichever page its writer is. Gives the way to stop. */
export function deliver(client: QueryClient): () => void {
  const busy = new Set<string>()
  const go = () => {
    for (const reply of due(readLocal(client, outboxQuery), busy)) {
      busy.add(reply.sessionId)
      void send(client, reply).finally(() => {
        busy.delete(reply.sessionId)
        go()
      })
    }
  }
  go()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[1] === outboxQuery.queryKey[1]) go()
  })
}

async function send(client: QueryClient, reply: Outgoing): Promise<void> {
  const { sessionId, clientId, text: message, files = [] } = reply
  const ids = files.map(({ id }) => id)
  const body = { sessionId, message, clientId, ...(ids.length > 0 && { files: ids }) }
  try {
    const said = await withRetries(() => call('POST /api/admin/chat/reply', { body }), pause, {
      retries,
    })
    show(client, sessionId, said)
  } catch (error) {
    updateLocal(client, outboxQuery, (outbox) => failed(outbox, clientId, error))
    if (error instanceof ApiError && error.code === 'request.unauthorized') {
      // Asking who is signed in leads to the sign-in where nobody is.
      void client.invalidateQueries({ queryKey: accountQuery.queryKey })
    }
  }
}

function show(client: QueryClient, sessionId: string, said: ChatMessage): void {
  client.setQueryData<Thread>(
    threadKey(sessionId),
    (thread) => thread && acknowledged(thread, said),
  )
  updateLocal(client, outboxQuery, (outbox) => dropped(outbox, said.clientId))
  changeSession(client, sessionId, (session) => withNews(session, said))
}
