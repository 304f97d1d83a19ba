import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { draftsQuery, readLocal, updateLocal } from './queries.ts'

/** What is typed in a conversation: it is still there when somebody comes back to it. */
export function useDraft(id: string): readonly [string, (text: string) => void] {
  const client = useQueryClient()
  const [text, setText] = useState(() => readLocal(client, draftsQuery)[id] ?? '')
  const change = useCallback(
    (next: string) => {
      setText(next)
      updateLocal(client, draftsQuery, (drafts) => ({ ...drafts, [id]: next }))
    },
    [client, id],
  )
  return [text, change]
}
