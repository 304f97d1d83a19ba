import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chatIcon, searchIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Failed } from '../parts/Loaded.tsx'
import { useMay } from '../parts/use-me.ts'
import { CloseBar } from './CloseBar.tsx'
import { EmailRow } from './EmailRow.tsx'
import { BoxTabs, ChoicesSwitch, ListChoices, ListSearch } from './ListFilters.tsx'
import { type Filter, openChats } from './queries.ts'
import { SessionRow } from './SessionRow.tsx'
import { useInbox } from './use-inbox.ts'

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
          <ListSearch
            ref={searchBox}
            search={filter.search}
            onSearch={(search) => onChange({ search })}
            onLeave={() => onStep(1)}
          />
          {!isNarrowed && <ChoicesSwitch isOn={hasChoices} onChange={setChoices} />}
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
          <Failed error={error} isBusy={list.isFetching} onRetry={list.retry} />
        </div>
      )}
      {!list.isKnown && rows.length === 0 && error === null && <ListSkeleton />}
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
