import { CSPProvider } from '@base-ui/react/csp-provider'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { WorkIsland } from '../api/WorkIsland.tsx'
import { type IslandProps, useTranslate } from '../i18n/provider.tsx'
import { staffPages } from '../paths.ts'
import { Bell } from './alert/Bell.tsx'
import { CancellationQueue } from './cancellation/CancellationQueue.tsx'
import { useWaiting } from './chat/queries.ts'
import { ListPage } from './list/ListPage.tsx'
import { placePath, startPath } from './parts/paths.ts'
import { useGettingStarted } from './parts/use-getting-started.ts'
import { aboveApplication } from './parts/use-keys.ts'
import { useMay } from './parts/use-me.ts'
import { listedAt } from './shell/navigation.ts'
import { ForRole, MissingPage, PlaceBar, SettingsLinks } from './shell/PlaceBar.tsx'
import { Shell } from './shell/Shell.tsx'
import { Waiting } from './shell/Waiting.tsx'

/** What a module draws, fetched when it is needed. */
const page = <Name extends string, Props>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))

const LoginPage = page(() => import('./login/LoginPage.tsx'), 'LoginPage')
const InvitationPage = page(() => import('./login/InvitationPage.tsx'), 'InvitationPage')
const loadApplication = () => import('./ApplicationPage.tsx')
const ApplicationPage = page(loadApplication, 'ApplicationPage')
const FilingPage = page(() => import('./filing/FilingPage.tsx'), 'FilingPage')
const EmailPage = page(() => import('./login/EmailPage.tsx'), 'EmailPage')
const AccountPage = page(() => import('./account/AccountPage.tsx'), 'AccountPage')
const AlertChoices = page(() => import('./alert/AlertChoices.tsx'), 'AlertChoices')
const SettingsPage = page(() => import('./team/SettingsPage.tsx'), 'SettingsPage')
const EmailPane = page(() => import('./email/EmailPane.tsx'), 'EmailPane')
const InboxPage = page(() => import('./chat/InboxPage.tsx'), 'InboxPage')
const LiveChat = page(() => import('./chat/live/LiveChat.tsx'), 'LiveChat')
const VisaDrop = page(() => import('./visa/VisaDrop.tsx'), 'VisaDrop')

/** The pages behind the bar of their place, by their address. */
const placePages = {
  'settings/office': page(() => import('./office/OfficePage.tsx'), 'OfficePage'),
  'settings/messengers': page(() => import('./messenger/MessengersPage.tsx'), 'MessengersPage'),
  'settings/rules': page(() => import('./rules/RulesPage.tsx'), 'RulesPage'),
  reports: page(() => import('./report/ReportsPage.tsx'), 'ReportsPage'),
  visits: page(() => import('./visit/VisitsPage.tsx'), 'VisitsPage'),
  'settings/filing-form': page(() => import('./filing-form/FormPage.tsx'), 'FormPage'),
  cancellations: page(() => import('./cancellation/CancellationsPage.tsx'), 'CancellationsPage'),
  templates: page(() => import('./template/TemplatesPage.tsx'), 'TemplatesPage'),
  'templates/:id': page(() => import('./template/TemplatePage.tsx'), 'TemplatePage'),
  'getting-started': page(() => import('./start/GettingStartedPage.tsx'), 'GettingStartedPage'),
  staff: page(() => import('./team/TeamPage.tsx'), 'TeamPage'),
  audit: page(() => import('./audit/AuditPage.tsx'), 'AuditPage'),
  health: page(() => import('./health/HealthPage.tsx'), 'HealthPage'),
  payments: page(() => import('./money/MoneyPage.tsx'), 'MoneyPage'),
  'payments/months': page(() => import('./money/MonthPage.tsx'), 'MonthPage'),
  'payments/payouts': page(() => import('./money/PayoutPage.tsx'), 'PayoutPage'),
  'payments/fees': page(() => import('./money/FeePage.tsx'), 'FeePage'),
  'payments/disputes': page(() => import('./money/DisputePage.tsx'), 'DisputePage'),
  'payments/disputes/:id': page(() => import('./money/DisputeCasePage.tsx'), 'DisputeCasePage'),
  letters: page(() => import('./letter/LettersPage.tsx'), 'LettersPage'),
  'email-test': page(() => import('./letter/EmailTestPage.tsx'), 'EmailTestPage'),
  'data-requests': page(() => import('./person/DataRequestsPage.tsx'), 'DataRequestsPage'),
  retention: page(() => import('./person/RetentionPage.tsx'), 'RetentionPage'),
}

/** The staff area: one island with its own places, each loaded when somebody goes there, the list at once. */
export function StaffApp(island: IslandProps) {
  return (
    <WorkIsland {...island}>
      {/* The policy of the page lets no style element in; ours stand in its sheet. */}
      <CSPProvider disableStyleElements>
        <BrowserRouter>
          <Waiting>
            <Places />
          </Waiting>
        </BrowserRouter>
      </CSPProvider>
    </WorkIsland>
  )
}

/** Most who come open an application: its dialog is fetched once the first page stands. */
function useApplicationSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadApplication().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [])
}

const Palette = page(() => import('./palette/Palette.tsx'), 'Palette')

/** Ctrl K (or Cmd K) opens the palette, wherever somebody is and whatever they type. */
function usePaletteKey(): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return
      if (document.querySelector(aboveApplication)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return [isOpen, setOpen]
}

/** The pages that have others of their place beside them, each behind its permission. */
function PlacePages() {
  const { pathname } = useLocation()
  return (
    <div className="mx-auto w-full max-w-page space-y-2 has-[>nav]:-mt-3 sm:has-[>nav]:-mt-4">
      <PlaceBar />
      <ForRole permission={listedAt(pathname)?.permission} />
    </div>
  )
}

/** The shell with what the chat knows, and the palette. */
function StaffShell() {
  const [isOpen, setOpen] = usePaletteKey()
  return (
    <Shell
      counts={{ chat: useWaiting() }}
      palette={(open) =>
        isOpen && (
          <Suspense fallback={null}>
            <Palette places={open} onClose={() => setOpen(false)} />
          </Suspense>
        )
      }
      bell={<Bell />}
      liveChat={
        <Suspense fallback={null}>
          <LiveChat />
        </Suspense>
      }
    />
  )
}

/** What stands beside the title of the list and belongs to another feature. */
function ListTools() {
  return (
    <Suspense fallback={null}>
      <VisaDrop />
    </Suspense>
  )
}

/** The list stays while what shows an email is fetched. */
const openEmail = (id: string, onLeave: () => void) => (
  <Suspense fallback={null}>
    <EmailPane key={id} id={id} onLeave={onLeave} />
  </Suspense>
)

function Places() {
  useApplicationSoon()
  return (
    <Routes>
      <Route path={staffPages.login} element={<LoginPage />} />
      <Route path={`${staffPages.login}/invitation`} element={<InvitationPage />} />
      <Route path={`${staffPages.login}/email`} element={<EmailPage />} />
      <Route path={`${staffPages.login}/*`} element={<Navigate to={staffPages.login} replace />} />
      <Route path={staffPages.admin} element={<StaffShell />}>
        <Route element={<ForRole permission="application.read" />}>
          <Route
            element={
              <ListPage
                notice={<StartLine />}
                tools={<ListTools />}
                queues={<CancellationQueue />}
              />
            }
          >
            <Route index element={null} />
            <Route path="applications/:id/:tab?" element={<ApplicationPage />} />
          </Route>
        </Route>
        <Route element={<ForRole permission="application.work" />}>
          <Route path="applications/:id/file/:applicantId?" element={<FilingPage />} />
        </Route>
        <Route element={<ForRole permission={['chat.read', 'letter.read']} />}>
          <Route path="chat/email?/:id?" element={<InboxPage email={openEmail} />} />
        </Route>
        {['messages', 'emails'].map((old) => (
          <Route key={old} path={old} element={<Navigate to={placePath('chat')} replace />} />
        ))}
        <Route path="applications" element={<Navigate to={staffPages.admin} replace />} />
        <Route path="account" element={<AccountPage alerts={<AlertChoices />} />} />
        <Route element={<PlacePages />}>
          <Route path="settings" element={<SettingsPage links={<SettingsLinks />} />} />
          {Object.entries(placePages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route path="*" element={<MissingPage />} />
      </Route>
    </Routes>
  )
}

/** Above the applications, until everything is done or an owner puts it away: what is still to set up. */
function StartLine() {
  const t = useTranslate()
  const { data } = useGettingStarted(useMay()('setting.manage'))
  const next = data?.steps.find(({ done }) => !done)
  if (!data || data.closed || !next) return null
  const count = data.steps.length
  const done = data.steps.filter((step) => step.done).length
  return (
    <Link
      to={startPath}
      title={t('staff.start.next', { step: t(`staff.start.${next.name}`) })}
      className="flex min-h-11 items-center gap-x-3 rounded-field border border-line bg-surface px-3 text-sm whitespace-nowrap text-ink no-underline hover:border-ocean"
    >
      <span className="font-semibold">{t('staff.start.title')}</span>
      <span className="text-sm text-quiet max-[90rem]:sr-only">
        {t('staff.start.count', { done, count })}
      </span>
    </Link>
  )
}
