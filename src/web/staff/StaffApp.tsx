import { lazy, useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { WorkIsland } from '../api/WorkIsland.tsx'
import type { IslandProps } from '../i18n/provider.tsx'
import { staffPages } from '../paths.ts'
import { DeskPage } from './desk/DeskPage.tsx'
import { Boundary } from './shell/Boundary.tsx'
import { ForRole } from './shell/ForRole.tsx'
import { MissingPage } from './shell/MissingPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { Waiting } from './shell/Waiting.tsx'

const LoginPage = lazy(() =>
  import('./login/LoginPage.tsx').then((module) => ({ default: module.LoginPage })),
)
const InvitationPage = lazy(() =>
  import('./login/InvitationPage.tsx').then((module) => ({ default: module.InvitationPage })),
)
const loadDialog = () => import('./detail/ApplicationDialog.tsx')
const ApplicationDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.ApplicationDialog })),
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
const StaffPage = lazy(() =>
  import('./office/StaffPage.tsx').then((module) => ({ default: module.StaffPage })),
)
const SettingsPage = lazy(() =>
  import('./office/SettingsPage.tsx').then((module) => ({ default: module.SettingsPage })),
)
const AuditPage = lazy(() =>
  import('./office/AuditPage.tsx').then((module) => ({ default: module.AuditPage })),
)
const LettersPage = lazy(() =>
  import('./office/LettersPage.tsx').then((module) => ({ default: module.LettersPage })),
)
const EmailTestPage = lazy(() =>
  import('./office/EmailTestPage.tsx').then((module) => ({ default: module.EmailTestPage })),
)
const DataRequestsPage = lazy(() =>
  import('./office/DataRequestsPage.tsx').then((module) => ({ default: module.DataRequestsPage })),
)
const RetentionPage = lazy(() =>
  import('./office/RetentionPage.tsx').then((module) => ({ default: module.RetentionPage })),
)
const InboxPage = lazy(() =>
  import('./chat/InboxPage.tsx').then((module) => ({ default: module.InboxPage })),
)
const VisitsPage = lazy(() =>
  import('./office/VisitsPage.tsx').then((module) => ({ default: module.VisitsPage })),
)

/** The staff area: one island with its own places, each loaded when somebody goes there, the desk at once. */
export function StaffApp(island: IslandProps) {
  return (
    <WorkIsland {...island}>
      <Boundary>
        <BrowserRouter>
          <Waiting>
            <Places />
          </Waiting>
        </BrowserRouter>
      </Boundary>
    </WorkIsland>
  )
}

/** Most who come open an application: its dialog is fetched once the first page stands. */
function useDialogSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [])
}

function Places() {
  useDialogSoon()
  return (
    <Routes>
      <Route path={staffPages.login} element={<LoginPage />} />
      <Route path={`${staffPages.login}/invitation`} element={<InvitationPage />} />
      <Route path={`${staffPages.login}/email`} element={<EmailPage />} />
      <Route path={`${staffPages.login}/*`} element={<Navigate to={staffPages.login} replace />} />
      <Route path={staffPages.admin} element={<Shell />}>
        <Route element={<ForRole permission="application.read" />}>
          <Route element={<DeskPage />}>
            <Route index element={null} />
            <Route path="applications/:id/:tab?" element={<ApplicationDialog />} />
          </Route>
          <Route path="visits" element={<VisitsPage />} />
        </Route>
        <Route element={<ForRole permission="chat.read" />}>
          <Route path="chat/:sessionId?" element={<InboxPage />} />
        </Route>
        <Route path="applications" element={<Navigate to={staffPages.admin} replace />} />
        <Route path="account" element={<AccountPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route element={<ForRole permission="setting.manage" />}>
          <Route path="getting-started" element={<GettingStartedPage />} />
        </Route>
        <Route element={<ForRole permission="staff.manage" />}>
          <Route path="staff" element={<StaffPage />} />
        </Route>
        <Route element={<ForRole permission="audit.read" />}>
          <Route path="audit" element={<AuditPage />} />
        </Route>
        <Route element={<ForRole permission="letter.read" />}>
          <Route path="letters" element={<LettersPage />} />
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
