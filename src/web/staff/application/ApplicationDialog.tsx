import { useQueryClient } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { type Application, applicationKey } from '../parts/application/application.ts'
import { fileHref, idOf, type Tab, tabOf, tabs } from '../parts/application/places.ts'
import { hasTyped } from '../parts/application/typed.ts'
import { DetailProvider } from '../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { fresh, useAsked } from '../parts/asked.ts'
import { KeysDialog } from '../parts/KeysDialog.tsx'
import { Failed, Lines } from '../parts/Loaded.tsx'
import { TabContext, useDocumentTab } from '../parts/PageFrame.tsx'
import { aboveApplication, useKeys } from '../parts/use-keys.ts'
import { useKeysChoice } from '../parts/use-keys-choice.ts'
import { useMay } from '../parts/use-me.ts'
import { ApplicationTabs, type Panels } from './ApplicationTabs.tsx'
import { Header, PlainHeader, useNeighbours } from './Header.tsx'

/** One application above the list, under an address of its own. */
export function ApplicationDialog({ panels }: Readonly<{ panels: Panels }>) {
  const params = useParams()
  const id = idOf(params.id)
  if (id === null) return <Navigate to={staffPages.admin} replace />
  return <OpenApplication id={id} tab={tabOf(params.tab)} panels={panels} />
}

function OpenApplication({ id, tab, panels }: Readonly<{ id: number; tab: Tab; panels: Panels }>) {
  const t = useTranslate()
  const query = useApplication(id)
  const { close } = useApplicationNavigation()
  const [keysShown, setKeysShown] = useState(false)
  const [keysOn, chooseKeys] = useKeysChoice()
  useApplicationKeys(id, tab, () => setKeysShown(true))
  useUnsavedGuard()
  const { data, error } = query
  const isGone = isCode(error, 'application.not-found')

  return (
    <Panel label={data?.reference ?? t('staff.application.loading')} onClose={close}>
      {data ? (
        // Each application begins anew, and with the place where it was left before.
        <DetailProvider key={id} application={data}>
          <LoadedApplication
            application={data}
            tab={tab}
            panels={panels}
            isStale={error !== null}
          />
        </DetailProvider>
      ) : (
        <>
          <PlainHeader
            title={isGone ? t('staff.application.missing.title') : t('staff.application.loading')}
          />
          <div className="flex-1 p-4 sm:p-6">
            {error === null && <Lines count={12} />}
            {isGone && <Notice tone="warning">{t('staff.application.missing.text')}</Notice>}
            {error !== null && !isGone && <Failed query={query} />}
          </div>
        </>
      )}
      {keysShown && (
        <KeysDialog isOn={keysOn} onChoose={chooseKeys} onClose={() => setKeysShown(false)} />
      )}
    </Panel>
  )
}

type LoadedApplicationProps = Readonly<{
  application: Application
  tab: Tab
  panels: Panels
  isStale: boolean
}>

function LoadedApplication({ application, tab, panels, isStale }: LoadedApplicationProps) {
  const t = useTranslate()
  const title = useDocumentTab(application.reference)
  return (
    <TabContext value={title}>
      <Header application={application} tab={tab} />
      {isStale && (
        <Notice tone="warning" role="status" className="mx-4 mt-3 sm:mx-6">
          {t('staff.application.stale')}
        </Notice>
      )}
      <ApplicationTabs application={application} tab={tab} panels={panels} />
    </TabContext>
  )
}

/** The browser asks before it throws away what is typed about any application. */
function useUnsavedGuard(): void {
  const client = useQueryClient()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasTyped(client)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [client])
}

type PanelProps = Readonly<{ label: string; onClose: () => void; children: ReactNode }>

/**
 * The dialog of an application: the whole screen of a phone, a wide sheet over the list elsewhere.
 */
function Panel({ label, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useInertAround(panel)
  useStillPage()

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // A question in a dialog of its own takes its own Escape.
    if (document.querySelector(aboveApplication)) return
    event.stopPropagation()
    onClose()
  }

  return (
    <div className="fixed inset-0 z-30 flex justify-end bg-[rgb(8_14_12/0.45)]">
      <div aria-hidden="true" className="hidden flex-1 lg:block" onPointerDown={onClose} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={press}
        className="flex h-full w-full min-w-0 flex-col bg-paper shadow-raised lg:w-[min(88rem,calc(100%-3rem))] lg:border-s lg:border-line"
      >
        {children}
      </div>
    </div>
  )
}

/** The list keeps its place while something lies above it. */
function useStillPage(): void {
  useEffect(() => {
    const root = document.documentElement
    const before = root.style.overflow
    root.style.overflow = 'hidden'
    return () => {
      root.style.overflow = before
    }
  }, [])
}

/**
 * Takes everything around the element out of reach of pointer, keyboard and screen reader, but for the
 * passing messages and questions that lie above it.
 */
function useInertAround(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stilled: HTMLElement[] = []
    let inside: HTMLElement | null = element.current
    while (inside && inside !== document.body) {
      for (const sibling of inside.parentElement?.children ?? []) {
        if (sibling === inside || !(sibling instanceof HTMLElement)) continue
        if (sibling.inert || 'baseUiPortal' in sibling.dataset || 'toasts' in sibling.dataset)
          continue
        sibling.inert = true
        stilled.push(sibling)
      }
      inside = inside.parentElement
    }
    return () => {
      for (const each of stilled) each.inert = false
    }
  }, [element])
}

/** The keys of an open application: its neighbours, its tabs, and what is done most. */
function useApplicationKeys(id: number, tab: Tab, onHelp: () => void): void {
  const { previous, next } = useNeighbours(id, tab)
  const { go } = useApplicationNavigation()
  const navigate = useNavigate()
  const mayWork = useMay()('application.work')
  const [isOn] = useKeysChoice()
  const shown = tabs.filter((each) => each !== 'actions' || mayWork)
  const places = shown.map((each, index) => [String(index + 1), () => go(id, each)] as const)
  const work = {
    i: () => go(id, 'overview', '#assign'),
    n: () => go(id, 'overview', '#note'),
    f: () => void navigate(fileHref(id)),
  }
  const keys = {
    ...Object.fromEntries(places),
    ...(mayWork ? work : {}),
    '[': () => previous?.(),
    ']': () => next?.(),
    '?': onHelp,
  }
  useKeys(keys, { isOn, above: aboveApplication })
}

/** Every look leaves a trace, so it is asked less often than the list, which tells of new versions. */
const refreshMilliseconds = 60_000

/** One application, asked again at intervals and as soon as a list shows another version of it. */
function useApplication(id: number) {
  const client = useQueryClient()
  const query = useAsked(
    applicationKey(id),
    'GET /api/admin/applications/{id}',
    { params: { id } },
    { ...fresh, refetchInterval: refreshMilliseconds, refetchOnWindowFocus: 'always' },
  )
  const known = query.data?.version ?? null

  useEffect(() => {
    if (known === null) return
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (event.query.queryKey[0] !== 'applications') return
      if ((versionIn(event.query.state.data, id) ?? 0) > known) {
        void client.invalidateQueries({ queryKey: applicationKey(id) })
      }
    })
  }, [client, id, known])
  return query
}

/** The version of an application in the answer of a list, or in several pages of one. */
function versionIn(data: unknown, id: number): number | undefined {
  type Page = Partial<Pick<AnswerOf<'GET /api/admin/applications'>, 'items'>>
  const answer = data as (Page & Readonly<{ pages?: readonly Page[] }>) | undefined
  const items = (answer?.pages ?? [answer]).flatMap((page) => page?.items ?? [])
  return items.find((each) => each.id === id)?.version
}
