import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chatIcon, searchIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Failed } from '../parts/Loaded.tsx'
import { useMay } from '../parts/use-me.ts'
import { CloseBar } from './CloseBar.tsx'
import { BoxTabs, ListChoices, ListSearch } from './ListFilters.tsx'
import { type Filter, useSessions } from './queries.ts'
import { SessionRow } from './SessionRow.tsx'
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

/** Conversations, with what says which of them are shown. */
export function SessionList({
  filter,
  query,
  openId,
  searchBox,
  onChange,
  onStep,
}: SessionListProps) {
  const t = useTranslate()
  const list = useSessions(filter)
  const sessions = list.data ? allOf(list.data.pages) : []
  const mayAnswer = useMay()('chat.answer')
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const shown = ticked?.filter((id) => sessions.some(({ sessionId }) => sessionId === id))
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
        <ListSearch
          ref={searchBox}
          search={filter.search}
          onSearch={(search) => onChange({ search })}
          onLeave={() => onStep(1)}
        />
        <BoxTabs box={filter.box} onChoose={(box) => onChange({ box })} />
        <ListChoices
          filter={filter}
          onChange={onChange}
          isTicking={mayAnswer ? ticked !== null : null}
          onTick={() => setTicked(ticked === null ? [] : null)}
        />
      </div>
      <Sessions
        filter={filter}
        list={list}
        sessions={sessions}
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
    list: ReturnType<typeof useSessions>
    sessions: readonly StaffChatSession[]
    tickOf: (id: string) => Parameters<typeof SessionRow>[0]['tick']
  }>

function Sessions({ filter, list, sessions, query, openId, tickOf }: SessionsProps) {
  const t = useTranslate()
  return (
    <div
      className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${list.isPlaceholderData ? 'opacity-60' : ''}`}
    >
      {list.error !== null && !list.data && (
        <div className="p-3">
          <Failed error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
        </div>
      )}
      {list.isPending && <ListSkeleton />}
      {list.data && sessions.length === 0 && <NoChats filter={filter} />}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            isOpen={session.sessionId === openId}
            query={query}
            tick={tickOf(session.sessionId)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-t border-line p-3">
          <Button
            look="quiet"
            className="w-full text-sm!"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
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

const lines = ['w-40', 'w-48', 'w-36', 'w-44', 'w-40', 'w-32'] as const

function ListSkeleton() {
  const t = useTranslate()
  return (
    <div role="status">
      <span className="sr-only">{t('staff.chat.list.loading')}</span>
      {lines.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a still picture
        <div key={line} className="space-y-2.5 border-b border-line p-4">
          <div className="flex justify-between">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-9" />
          </div>
          <Skeleton className="h-3.5 w-56" />
        </div>
      ))}
    </div>
  )
}
