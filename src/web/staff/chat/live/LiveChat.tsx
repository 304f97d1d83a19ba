import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { now } from '../../../clock.ts'
import { inboxEmailsKey } from '../../parts/email/use-email.ts'
import { accountQuery } from '../../parts/use-account.ts'
import { queuesKey } from '../../parts/use-queues.ts'
import {
  countsKey,
  draftsQuery,
  endsQuery,
  openChats,
  outboxQuery,
  sessionsKey,
  typingQuery,
  updateLocal,
  useLocal,
  useSessions,
  useUnread,
  useWaiting,
} from '../queries.ts'
import { stillTyping } from '../typing.ts'
import { deliver } from './deliver.ts'
import { ring } from './ring.ts'
import { shareChats } from './share.ts'
import { isSoundOn } from './sound-choice.ts'
import { takeEvent } from './take-event.ts'
import { badgedTitle } from './title.ts'

/** Events that come together make one question. */
const gatherMs = 250

/** Keeps conversations alive on every page of the staff area: it shows nothing itself. */
export function LiveChat() {
  const { data } = useSessions(openChats)
  const unread = useUnread()
  useLocal(draftsQuery)
  useStream()
  useDelivery()
  useTypingEnds()
  useBadge(useWaiting())
  useRing(data ? unread : null)
  return null
}

function useStream(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const queryKey of [sessionsKey, countsKey, inboxEmailsKey, queuesKey])
          void client.invalidateQueries({ queryKey })
      }, gatherMs)
    }
    const stop = shareChats({
      event: (event) => takeEvent(client, event, now(), refresh),
      end: (ends) => updateLocal(client, endsQuery, () => ends),
      // Asking who is signed in leads to the sign-in where nobody is.
      signedOut: () => void client.invalidateQueries({ queryKey: accountQuery.queryKey }),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client])
}

function useDelivery(): void {
  const client = useQueryClient()
  const isWaiting = useLocal(outboxQuery).length > 0
  useEffect(() => deliver(client), [client])
  useEffect(() => {
    if (!isWaiting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWaiting])
}

function useTypingEnds(): void {
  const client = useQueryClient()
  const typing = useLocal(typingQuery)
  useEffect(() => {
    if (typing.length === 0) return
    const first = Math.min(...typing.map(({ until }) => until))
    const timer = setTimeout(
      () => updateLocal(client, typingQuery, (all) => stillTyping(all, now().getTime())),
      first - now().getTime() + 50,
    )
    return () => clearTimeout(timer)
  }, [client, typing])
}

/** Pages set their titles as they like: the number is put before whatever stands there. */
function useBadge(waiting: number): void {
  useEffect(() => {
    const mark = () => {
      const title = badgedTitle(document.title, waiting)
      if (title !== document.title) document.title = title
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = badgedTitle(document.title, 0)
    }
  }, [waiting])
}

/** Sounds when more is unread than before, not for what waited already when the page was opened. */
function useRing(unread: number | null): void {
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (unread !== null && before.current !== null && unread > before.current && isSoundOn()) ring()
    before.current = unread
  }, [unread])
}
