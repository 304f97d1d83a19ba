import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { ApiError } from '#client/error.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import { Boundary } from '../../api/Boundary.tsx'
import { watchPresence } from '../../api/presence.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { ConfirmProvider } from '../parts/confirm/confirm.tsx'
import { Failed } from '../parts/Loaded.tsx'
import { accountQuery, useAccount } from '../parts/use-account.ts'
import { MeContext } from '../parts/use-me.ts'
import { useOwnLanguage } from '../parts/use-own-language.ts'
import { type Counts, openPlaces, type Page, pageOf } from './navigation.ts'
import { EmptyBar, TopBar } from './TopBar.tsx'
import { Waiting } from './Waiting.tsx'

type ShellProps = Readonly<{
  counts: Counts
  /** What keeps conversations alive on every page, for those who may read them. */
  liveChat: Elements
  /** Above everything: links to the pages this colleague may open. */
  palette: (open: readonly Page[]) => Elements
  bell: Elements
}>

/** What every page behind the sign-in stands in: who is here, the top bar, the way out. */
export function Shell({ counts, liveChat, palette, bell }: ShellProps) {
  useGuard()
  useEffect(() => watchPresence(document), [])
  const t = useTranslate()
  const account = useAccount()
  const { pathname } = useLocation()
  useTopOfEachPage(pathname)
  const me = account.data

  if (!me) {
    return (
      <>
        <EmptyBar />
        {account.error && (
          <main id="main" className="mx-auto w-full max-w-[40rem] px-4 py-10">
            <Failed query={account} />
          </main>
        )}
      </>
    )
  }
  if (me.secondFactor.missing && pathname !== accountPath) {
    return <Navigate to={accountPath} replace />
  }
  return (
    <OwnLanguage language={me.language}>
      <MeContext value={me}>
        <ConfirmProvider>
          <a
            href="#main"
            className="sr-only z-50 rounded-field bg-ocean p-4 font-semibold text-on-ocean focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
          >
            {t('staff.shell.skip')}
          </a>
          <TopBar counts={counts} bell={bell} />
          {me.permissions.includes('chat.read') && !me.secondFactor.missing && liveChat}
          <main
            id="main"
            tabIndex={-1}
            className="w-full flex-1 px-4 py-5 mb-(--tabs) sm:px-6 sm:py-6"
          >
            <Boundary key={pageOf(pathname)}>
              <Waiting>
                <Outlet />
              </Waiting>
            </Boundary>
          </main>
          {!me.secondFactor.missing &&
            palette(
              openPlaces((permission) => me.permissions.includes(permission)).flatMap(
                ({ pages }) => pages,
              ),
            )}
        </ConfirmProvider>
      </MeContext>
    </OwnLanguage>
  )
}

function useTopOfEachPage(pathname: string): void {
  const page = pageOf(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page begins at its top
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    scrollTo(0, 0)
  }, [page])
}

type OwnLanguageProps = Readonly<{ language: StaffLanguage; children: Elements }>

/** Shows the colleague's own language after sign-in. */
function OwnLanguage({ language, children }: OwnLanguageProps) {
  return useOwnLanguage(language) ? <EmptyBar /> : children
}

const accountPath = `${staffPages.admin}/account`

/**
 * Wherever an answer says that the session is over, leads to the sign-in and from there back here.
 * The way back stays in the history entry. Signing out leaves nothing in memory for the next one.
 */
function useGuard(): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const here = useRef({ from: '', state })
  here.current = { from: `${pathname}${search}`, state }

  useEffect(
    () =>
      onErrors(client, (error) => {
        if (error.code === 'request.unauthorized') {
          const wasIn = client.getQueryData(accountQuery.queryKey) !== undefined
          void navigate(staffPages.login, { replace: true, state: { ...here.current, wasIn } })
        }
        if (error.code === 'staff.second-factor-required') {
          void client.invalidateQueries({ queryKey: ['staff', 'account'] })
          void navigate(accountPath, { replace: true })
        }
      }),
    [client, navigate],
  )

  useEffect(
    () => () => {
      // Once the pages have let go of what they showed.
      setTimeout(() => client.removeQueries({ type: 'inactive' }))
    },
    [client],
  )
}

function onErrors(client: QueryClient, listen: (error: ApiError) => void): () => void {
  const hear = (action: Readonly<{ type: string; error?: unknown }>) => {
    if (action.type === 'error' && action.error instanceof ApiError) listen(action.error)
  }
  const endings = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated') hear(event.action)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated') hear(event.action)
    }),
  ]
  return () => {
    for (const end of endings) end()
  }
}
