import { call } from '../../api/client.ts'
import { inboxEmailsKey } from '../parts/email/use-email.ts'
import { usePages } from '../parts/list/use-pages.ts'
import { useMay } from '../parts/use-me.ts'
import { type Filter, useSessions } from './queries.ts'
import { merged } from './rows.ts'
import { allOf } from './sessions.ts'

/** Nothing tells of an unknown email: the first page is asked for again, in milliseconds. A search is not: it reads texts. */
const refreshEvery = 30_000

const shows = { open: 'waiting', closed: 'answered', all: 'all' } as const

/** Labels, messengers and snoozing are of conversations alone. */
const hasEmails = ({ label, messenger, box }: Filter) => !label && !messenger && box !== 'snoozed'

function useEmails(filter: Filter) {
  const may = useMay()
  const { box, sort, search, state } = filter
  const query = { show: shows[state], box, sort, search }
  return usePages(
    [...inboxEmailsKey, query],
    (part, signal) => call('GET /api/admin/emails', { query: { ...query, ...part }, signal }),
    {
      ...(search === '' && { every: refreshEvery }),
      enabled: may('letter.read') && hasEmails(filter),
    },
  )
}

/** Conversations and emails as one list: each comes page by page, and both are put in one order here. */
export function useInbox(filter: Filter) {
  const chats = useSessions(filter)
  const emails = useEmails(filter)
  const asked = [chats, emails].filter(({ isEnabled }) => isEnabled)
  const { rows, next } = merged(
    { items: chats.data ? allOf(chats.data.pages) : [], hasMore: chats.hasNextPage },
    {
      items: emails.isEnabled ? (emails.data?.pages.flatMap(({ items }) => items) ?? []) : [],
      hasMore: emails.isEnabled && emails.hasNextPage,
    },
    filter.sort,
  )
  const failed = asked.filter(({ data, error }) => error !== null && data === undefined)
  const lists = { chat: chats, email: emails }
  return {
    /** One list may fail, or take its time: what the other one has is shown. */
    rows,
    isKnown: asked.every(({ data }) => data !== undefined),
    isOld: asked.some(({ isPlaceholderData }) => isPlaceholderData),
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const each of failed) void each.refetch()
    },
    more: next && {
      isBusy: lists[next].isFetchingNextPage,
      load: () => void lists[next].fetchNextPage(),
    },
  }
}
