import { CSPProvider } from '@base-ui/react/csp-provider'
import { lazy, Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { WorkIsland } from '../api/WorkIsland.tsx'
import type { IslandProps } from '../i18n/provider.tsx'
import { staffPages } from '../paths.ts'
import { Bell } from './alert/Bell.tsx'
import { useUnread } from './chat/queries.ts'
import { ListPage } from './list/ListPage.tsx'
import { aboveApplication } from './parts/use-keys.ts'
import { ForRole } from './shell/ForRole.tsx'
import { MissingPage } from './shell/MissingPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { Waiting } from './shell/Waiting.tsx'
import { StartLine } from './start/StartLine.tsx'

const LoginPage = lazy(() =>
  import('./login/LoginPage.tsx').then((module) => ({ default: module.LoginPage })),
)
const InvitationPage = lazy(() =>
  import('./login/InvitationPage.tsx').then((module) => ({ default: module.InvitationPage })),
)
const loadApplication = () => import('./ApplicationPage.tsx')
const ApplicationPage = lazy(() =>
  loadApplication().then((module) => ({ default: module.ApplicationPage })),
)
const FilingPage = lazy(() =>
  import('./filing/FilingPage.tsx').then((module) => ({ default: module.FilingPage })),
)
const FilingFormPage = lazy(() =>
  import('./filing-form/FormPage.tsx').then((module) => ({ default: module.FormPage })),
)
const EmailPage = lazy(() =>
  import('./login/EmailPage.tsx').then((module) => ({ default: module.EmailPage })),
)
const GettingStartedPage = lazy(() =>
  import('./start/GettingStartedPage.tsx').then((module) => ({
    default: module.GettingStartedPage,
  })),
)
const AccountPage = lazy(() =>
  import('./account/AccountPage.tsx').then((module) => ({ default: module.AccountPage })),
)
const AlertChoices = lazy(() =>
  import('./alert/AlertChoices.tsx').then((module) => ({ default: module.AlertChoices })),
)
const TeamPage = lazy(() =>
  import('./team/TeamPage.tsx').then((module) => ({ default: module.TeamPage })),
)
const SettingsPage = lazy(() =>
  import('./team/SettingsPage.tsx').then((module) => ({ default: module.SettingsPage })),
)
const OfficePage = lazy(() =>
  import('./office/OfficePage.tsx').then((module) => ({ default: module.OfficePage })),
)
const AuditPage = lazy(() =>
  import('./audit/AuditPage.tsx').then((module) => ({ default: module.AuditPage })),
)
const HealthPage = lazy(() =>
  import('./health/HealthPage.tsx').then((module) => ({ default: module.HealthPage })),
)
const LettersPage = lazy(() =>
  import('./letter/LettersPage.tsx').then((module) => ({ default: module.LettersPage })),
)
const TemplatesPage = lazy(() =>
  import('./template/TemplatesPage.tsx').then((module) => ({ default: module.TemplatesPage })),
)
const TemplatePage = lazy(() =>
  import('./template/TemplatePage.tsx').then((module) => ({ default: module.TemplatePage })),
)
const EmailsPage = lazy(() =>
  import('./email/EmailsPage.tsx').then((module) => ({ default: module.EmailsPage })),
)
const EmailTestPage = lazy(() =>
  import('./letter/EmailTestPage.tsx').then((module) => ({ default: module.EmailTestPage })),
)
const DataRequestsPage = lazy(() =>
  import('./person/DataRequestsPage.tsx').then((module) => ({ default: module.DataRequestsPage })),
)
const RetentionPage = lazy(() =>
  import('./person/RetentionPage.tsx').then((module) => ({ default: module.RetentionPage })),
)
const CancellationsPage = lazy(() =>
  import('./cancellation/CancellationsPage.tsx').then((module) => ({
    default: module.CancellationsPage,
  })),
)
const MoneyPage = lazy(() =>
  import('./money/MoneyPage.tsx').then((module) => ({ default: module.MoneyPage })),
)
const MonthPage = lazy(() =>
  import('./money/MonthPage.tsx').then((module) => ({ default: module.MonthPage })),
)
const PayoutPage = lazy(() =>
  import('./money/PayoutPage.tsx').then((module) => ({ default: module.PayoutPage })),
)
const DisputeCasePage = lazy(() =>
  import('./money/DisputeCasePage.tsx').then((module) => ({ default: module.DisputeCasePage })),
)
const DisputePage = lazy(() =>
  import('./money/DisputePage.tsx').then((module) => ({ default: module.DisputePage })),
)
const InboxPage = lazy(() =>
  import('./chat/InboxPage.tsx').then((module) => ({ default: module.InboxPage })),
)
const LiveChat = lazy(() =>
  import('./chat/live/LiveChat.tsx').then((module) => ({ default: module.LiveChat })),
)
const ReportsPage = lazy(() =>
  import('./report/ReportsPage.tsx').then((module) => ({ default: module.ReportsPage })),
)
const VisaDrop = lazy(() =>
  import('./visa/VisaDrop.tsx').then((module) => ({ default: module.VisaDrop })),
)
const VisitsPage = lazy(() =>
  import('./visit/VisitsPage.tsx').then((module) => ({ default: module.VisitsPage })),
)

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

const Palette = lazy(() =>
  import('./palette/Palette.tsx').then((module) => ({ default: module.Palette })),
)

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

/** The shell with what the chat knows, and the palette. */
function StaffShell() {
  const [isOpen, setOpen] = usePaletteKey()
  return (
    <Shell
      unread={useUnread()}
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
          <Route element={<ListPage notice={<StartLine />} tools={<ListTools />} />}>
            <Route index element={null} />
            <Route path="applications/:id/:tab?" element={<ApplicationPage />} />
          </Route>
          <Route path="reports" element={<ReportsPage />} />
          <Route path="visits" element={<VisitsPage />} />
          <Route path="settings/filing-form" element={<FilingFormPage />} />
          <Route path="cancellations" element={<CancellationsPage />} />
          <Route path="templates" element={<TemplatesPage />} />
          <Route path="templates/:id" element={<TemplatePage />} />
        </Route>
        <Route element={<ForRole permission="application.work" />}>
          <Route path="applications/:id/file/:applicantId?" element={<FilingPage />} />
        </Route>
        <Route element={<ForRole permission="chat.read" />}>
          <Route path="chat/:sessionId?" element={<InboxPage />} />
        </Route>
        <Route path="applications" element={<Navigate to={staffPages.admin} replace />} />
        <Route path="account" element={<AccountPage alerts={<AlertChoices />} />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="settings/office" element={<OfficePage />} />
        <Route element={<ForRole permission="setting.manage" />}>
          <Route path="getting-started" element={<GettingStartedPage />} />
        </Route>
        <Route element={<ForRole permission="staff.manage" />}>
          <Route path="staff" element={<TeamPage />} />
        </Route>
        <Route element={<ForRole permission="audit.read" />}>
          <Route path="audit" element={<AuditPage />} />
        </Route>
        <Route element={<ForRole permission="health.read" />}>
          <Route path="health" element={<HealthPage />} />
        </Route>
        <Route element={<ForRole permission="money.read" />}>
          <Route path="payments" element={<MoneyPage />} />
          <Route path="payments/months" element={<MonthPage />} />
          <Route path="payments/payouts" element={<PayoutPage />} />
          <Route path="payments/disputes" element={<DisputePage />} />
          <Route path="payments/disputes/:id" element={<DisputeCasePage />} />
        </Route>
        <Route element={<ForRole permission="letter.read" />}>
          <Route path="letters" element={<LettersPage />} />
          <Route path="emails" element={<EmailsPage />} />
        </Route>
        <Route element={<ForRole permission="letter.send" />}>
          <Route path="email-test" element={<EmailTestPage />} />
        </Route>
        <Route element={<ForRole permission="person.export" />}>
          <Route path="data-requests" element={<DataRequestsPage />} />
        </Route>
        <Route element={<ForRole permission="person.erase" />}>
          <Route path="retention" element={<RetentionPage />} />
        </Route>
        <Route path="*" element={<MissingPage />} />
      </Route>
    </Routes>
  )
}
