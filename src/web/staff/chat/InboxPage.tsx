import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { chatStates } from '#domain/chat.ts'
import { inboxBoxes, inboxSorts } from '#domain/inbox.ts'
import { messengers } from '#domain/messenger.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { muteIcon, soundIcon, warningIcon } from '../../ui/icons.ts'
import { KeysDialog } from '../parts/KeysDialog.tsx'
import { listKeys } from '../parts/keys.ts'
import { aside } from '../parts/looks.ts'
import { useDocumentTab } from '../parts/PageFrame.tsx'
import { useAddressQuery } from '../parts/use-address-query.ts'
import { useKeys } from '../parts/use-keys.ts'
import { useKeysChoice } from '../parts/use-keys-choice.ts'
import { Conversation } from './Conversation.tsx'
import { useSoundChoice } from './live/sound-choice.ts'
import { NothingChosen } from './NothingChosen.tsx'
import { endsQuery, type Filter, openChats, useLocal } from './queries.ts'
import { SessionList } from './SessionList.tsx'
import { chatPath, emailPath } from './words.ts'

type InboxPageProps = Readonly<{ email: (id: string, onLeave: () => void) => Elements }>

/** All that waits for an answer: the list, what is open of it, and what it is about. `email` opens an unknown one. */
export function InboxPage({ email }: InboxPageProps) {
  const { id: openId = null } = useParams()
  const { pathname } = useLocation()
  const { filter, query, change } = useFilter()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const [keysShown, setKeysShown] = useState(false)
  const [keysOn, chooseKeys] = useKeysChoice()
  useKeyboardRoom()
  useDocumentTab(useTranslate()('staff.shell.nav.inbox'))

  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const focused = rows.findIndex((row) => row.matches(':focus'))
    const at = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused
    rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus()
  }
  const keys = listKeys({
    search: () => searchBox.current?.select(),
    next: () => step(1),
    previous: () => step(-1),
    help: () => setKeysShown(true),
  })
  useKeys(keys, { isOn: keysOn })

  const leave = useCallback(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${openId}"]`)
    void navigate({ pathname: chatPath(), search: query })
    // On a phone the list is only drawn once the conversation has gone.
    requestAnimationFrame(() => row?.focus())
  }, [navigate, query, openId])

  const isOpen = openId !== null
  return (
    <div
      data-fills-phone={isOpen || undefined}
      className="-mx-4 -my-5 flex h-[calc(var(--visible-height,calc(100dvh-var(--tabs)))-3.5rem-var(--band,0px))] flex-col sm:-mx-6 sm:-my-6 md:px-6 md:pt-2 md:pb-5"
    >
      <InboxHeader isCovered={isOpen} onKeys={() => setKeysShown(true)} />
      <ConnectionLine className="md:hidden" />
      <div className="flex min-h-0 flex-1 border-t border-line bg-surface md:rounded-card md:border md:overflow-clip">
        <div
          ref={list}
          className={`min-h-0 w-full min-w-0 flex-col border-line md:flex md:w-88 min-[90rem]:w-104 md:shrink-0 md:border-e ${isOpen ? 'hidden' : 'flex'}`}
        >
          <SessionList
            filter={filter}
            query={query}
            openId={openId}
            searchBox={searchBox}
            onChange={change}
            onStep={step}
          />
        </div>
        {openId === null && <NothingChosen />}
        {openId !== null &&
          (pathname === emailPath(openId) ? (
            email(openId, leave)
          ) : (
            <Conversation key={openId} id={openId} onLeave={leave} />
          ))}
      </div>
      {keysShown && (
        <KeysDialog isOn={keysOn} onChoose={chooseKeys} onClose={() => setKeysShown(false)} />
      )}
    </div>
  )
}

const inAddress = [
  ['box', inboxBoxes],
  ['state', [...chatStates, 'all']],
  ['sort', inboxSorts],
  ['messenger', messengers],
] as const

/** What the list shows: box, state, order and messenger stand in the address; a search and a label name things and do not. */
function useFilter() {
  const [asked, ask] = useAddressQuery()
  const [words, setWords] = useState({ search: '', label: '' })
  const known = inAddress.flatMap(([name, values]) => {
    const value = values.find((each) => each === asked.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  const filter: Filter = { ...openChats, ...Object.fromEntries(known), ...words }
  const change = (next: Partial<Filter>) => {
    const { search, label } = { ...words, ...next }
    setWords({ search, label })
    const query = queryOf({ ...filter, ...next })
    if (query.toString() !== queryOf(filter).toString()) ask(query, { replace: true })
  }
  const query = queryOf(filter).toString()
  return { filter, query: query && `?${query}`, change }
}

/** Only what is not as it is at first. */
function queryOf(filter: Filter): URLSearchParams {
  return new URLSearchParams(
    inAddress.flatMap(([name]) => (filter[name] === openChats[name] ? [] : [[name, filter[name]]])),
  )
}

const name = '--visible-height'

/**
 * Tells the style sheet how much height a keyboard on the screen leaves. Browsers cover the page with
 * it instead of making the page smaller, and the field to type in would lie beneath.
 */
function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const fit = () => {
      const isCovered = seen.scale === 1 && seen.height < innerHeight - 100
      if (!isCovered) {
        style.removeProperty(name)
        return
      }
      style.setProperty(name, `${seen.height}px`)
      scrollTo(0, 0)
    }
    seen.addEventListener('resize', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      style.removeProperty(name)
    }
  }, [])
}

type InboxHeaderProps = Readonly<{
  /** A conversation fills a phone. */
  isCovered: boolean
  onKeys: () => void
}>

function InboxHeader({ isCovered, onKeys }: InboxHeaderProps) {
  const t = useTranslate()
  const [isOn, choose] = useSoundChoice()
  return (
    <>
      {isCovered && <h1 className="sr-only md:hidden">{t('staff.shell.nav.inbox')}</h1>}
      <div
        className={`items-center justify-between gap-x-6 px-4 pt-1 pb-1 sm:px-6 md:flex md:px-0 ${isCovered ? 'hidden' : 'flex'}`}
      >
        <h1 className="text-xl">{t('staff.shell.nav.inbox')}</h1>
        <ConnectionLine className="me-auto hidden md:block" />
        <div className="-mx-2.5 flex items-center">
          <Button
            look="quiet"
            role="switch"
            aria-checked={isOn}
            className={aside}
            onClick={() => choose(!isOn)}
          >
            <Icon path={isOn ? soundIcon : muteIcon} className="size-4.5" />
            <span className="max-sm:sr-only">{t('staff.chat.sound')}</span>
          </Button>
          <Button look="quiet" className={`${aside} hidden! md:inline-flex!`} onClick={onKeys}>
            <kbd className="rounded-small border border-line px-1.5 text-xs">?</kbd>
            <span>{t('staff.parts.keys')}</span>
          </Button>
        </div>
      </div>
    </>
  )
}

/** Says so when the stream does not come back at once: a server that restarts goes unnoticed. */
function ConnectionLine({ className }: Readonly<{ className: string }>) {
  const t = useTranslate()
  const isLost = (useLocal(endsQuery) ?? 0) > 1
  return (
    <div role="status" className={className}>
      {isLost && (
        <p className="flex items-center justify-center gap-2 bg-amber-tint px-4 py-1.5 text-sm text-amber md:rounded-full md:py-1">
          <Icon path={warningIcon} className="size-4" />
          <span>{t('staff.chat.connection.lost')}</span>
        </p>
      )}
    </div>
  )
}
