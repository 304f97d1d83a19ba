import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chatIcon, filterIcon, searchIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskButton } from '../parts/AskDialog.tsx'
import { inboxEmailsKey } from '../parts/email/use-email.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Failed, Lines } from '../parts/Loaded.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { useMay } from '../parts/use-me.ts'
import { BoxTabs, ListChoices } from './ListFilters.tsx'
import { countsKey, type Filter, openChats, sessionsKey, useSessions } from './queries.ts'
import { merged } from './rows.ts'
import { EmailRow, SessionRow } from './SessionRow.tsx'
import { allOf } from './sessions.ts'

type SessionListProps = Readonly<{
  filter: Filter
  /** Of the address: it stays when a conversation is opened. */
  query: string
  openId: string | null
  searchBox: RefObject<HTMLInputElement | null>
  onChange: (change: Partial<Filter>) => void
  onStep: (by: 1 | -1) => void
}>

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Conversations and emails in one list, with what says which of them are shown. */
export function SessionList({
  filter,
  query,
  openId,
  searchBox,
  onChange,
  onStep,
}: SessionListProps) {
  const t = useTranslate()
  const list = useInbox(filter)
  const { rows } = list
  const mayAnswer = useMay()('chat.answer')
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const shown = ticked?.filter((each) =>
    rows.some(({ kind, id }) => kind === 'chat' && id === each),
  )
  const [hasChoices, setChoices] = useState(false)
  // What is chosen there is always said.
  const isNarrowed =
    ticked !== null ||
    (['state', 'sort', 'label', 'messenger'] as const).some(
      (name) => filter[name] !== openChats[name],
    )
  const tick = (id: string, isOn: boolean) =>
    setTicked((all) => [...(all ?? []).filter((each) => each !== id), ...(isOn ? [id] : [])])
  const walk = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <section
      aria-label={t('staff.chat.list.label')}
      onKeyDown={walk}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="space-y-2 border-b border-line p-3">
        <div className="flex items-center gap-1">
          <PausedSearch
            ref={searchBox}
            search={filter.search}
            onSearch={(search) => onChange({ search })}
            className="min-w-0 flex-1"
            words="staff.chat.search"
            leavingKeys={['ArrowDown']}
            onLeave={() => onStep(1)}
          />
          {!isNarrowed && (
            <IconButton
              path={filterIcon}
              label={t('staff.chat.choices')}
              aria-expanded={hasChoices}
              onClick={() => setChoices(!hasChoices)}
              className="aria-expanded:text-ocean"
            />
          )}
        </div>
        <BoxTabs box={filter.box} onChoose={(box) => onChange({ box })} />
        {(hasChoices || isNarrowed) && (
          <ListChoices
            filter={filter}
            onChange={onChange}
            isTicking={mayAnswer ? ticked !== null : null}
            onTick={() => setTicked(ticked === null ? [] : null)}
          />
        )}
      </div>
      <Sessions
        filter={filter}
        list={list}
        query={query}
        openId={openId}
        tickOf={(id) => ticked && { isOn: ticked.includes(id), onChange: (isOn) => tick(id, isOn) }}
      />
      {shown && <CloseBar ids={shown} onDone={() => setTicked(null)} />}
    </section>
  )
}

type SessionsProps = Pick<SessionListProps, 'filter' | 'query' | 'openId'> &
  Readonly<{
    list: ReturnType<typeof useInbox>
    tickOf: (id: string) => Parameters<typeof SessionRow>[0]['tick']
  }>

function Sessions({ filter, list, query, openId, tickOf }: SessionsProps) {
  const t = useTranslate()
  const { rows, error, more } = list
  return (
    <div
      className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${list.isOld ? 'opacity-60' : ''}`}
    >
      {error !== null && (
        <div className="p-3">
          <Failed query={list} />
        </div>
      )}
      {!list.isKnown && rows.length === 0 && error === null && (
        <div className="p-4">
          <Lines count={12} isBare />
        </div>
      )}
      {list.isKnown && rows.length === 0 && <NoChats filter={filter} />}
      <ul className="divide-y divide-line">
        {rows.map((row) => {
          const of = { isOpen: row.id === openId, query }
          return row.kind === 'email' ? (
            <EmailRow key={row.id} email={row.email} {...of} />
          ) : (
            <SessionRow key={row.id} session={row.session} tick={tickOf(row.id)} {...of} />
          )
        })}
      </ul>
      {more && (
        <div className="border-t border-line p-3">
          <Button look="quiet" className="w-full text-sm!" busy={more.isBusy} onClick={more.load}>
            {t('staff.chat.list.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function NoChats({ filter }: Readonly<{ filter: Filter }>) {
  const t = useTranslate()
  const { box, state, search, label, messenger } = filter
  const key = search || label || messenger ? 'search' : box === 'all' ? state : 'box'
  return (
    <div className="px-6 py-12 text-center">
      <span className="mx-auto grid size-11 place-items-center rounded-full bg-sunken text-quiet">
        <Icon path={search ? searchIcon : chatIcon} className="size-5.5" />
      </span>
      <p className="mt-3 font-semibold">{t(`staff.chat.empty.${key}.title`)}</p>
      <p className="mt-1 text-sm text-quiet">{t(`staff.chat.empty.${key}.text`)}</p>
    </div>
  )
}

/** Closes all that is ticked, after one question. */
function CloseBar({ ids, onDone }: Readonly<{ ids: readonly string[]; onDone: () => void }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const close = async () => {
    const { closed } = await call('POST /api/admin/chat/close', { body: { ids: [...ids] } })
    for (const queryKey of [sessionsKey, countsKey]) void client.invalidateQueries({ queryKey })
    toast({ tone: 'success', title: t('staff.chat.tick.done', { count: closed }) })
    onDone()
  }
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2">
      <p role="status" className="figures text-sm font-semibold">
        {t('staff.chat.tick.count', { count: ids.length })}
      </p>
      <AskButton
        isSmall
        aria-disabled={ids.length === 0 || undefined}
        ask={{
          title: t('staff.chat.tick.title', { count: ids.length }),
          action: t('staff.chat.close'),
          onYes: close,
          children: <p>{t('staff.chat.tick.text')}</p>,
        }}
      >
        {t('staff.chat.close')}
      </AskButton>
    </div>
  )
}

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
function useInbox(filter: Filter) {
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
    refetch: () => {
      for (const each of failed) void each.refetch()
    },
    more: next && {
      isBusy: lists[next].isFetchingNextPage,
      load: () => void lists[next].fetchNextPage(),
    },
  }
}
