import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '#client/error.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Application } from '../parts/application/application.ts'
import { idOf, type Tab, tabOf } from '../parts/application/places.ts'
import { hasTyped } from '../parts/application/typed.ts'
import { DetailProvider } from '../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { KeysDialog } from '../parts/KeysDialog.tsx'
import { Failed } from '../parts/Loaded.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { useKeysChoice } from '../parts/use-keys-choice.ts'
import { ApplicationTabs, type Panels } from './ApplicationTabs.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { Header, PlainHeader } from './Header.tsx'
import { Panel } from './Panel.tsx'
import { useApplication } from './use-application.ts'
import { useApplicationKeys } from './use-application-keys.ts'

/** One application above the list, under an address of its own. */
export function ApplicationDialog({ panels }: Readonly<{ panels: Panels }>) {
  const params = useParams()
  const id = idOf(params.id)
  if (id === null) return <Navigate to={staffPages.admin} replace />
  return <OpenApplication id={id} tab={tabOf(params.tab)} panels={panels} />
}

type OpenApplicationProps = Readonly<{ id: number; tab: Tab; panels: Panels }>

function OpenApplication({ id, tab, panels }: OpenApplicationProps) {
  const t = useTranslate()
  const query = useApplication(id)
  const { close } = useApplicationNavigation()
  const [keysShown, setKeysShown] = useState(false)
  const [keysOn, chooseKeys] = useKeysChoice()
  useApplicationKeys(id, tab, () => setKeysShown(true))
  useUnsavedGuard()
  const { data, error, isFetching, refetch } = query
  const isGone = error instanceof ApiError && error.code === 'application.not-found'

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
            {error === null && <DetailSkeleton />}
            {isGone && <Notice tone="warning">{t('staff.application.missing.text')}</Notice>}
            {error !== null && !isGone && (
              <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
            )}
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
  const title = useTab(application.reference)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <Header application={application} tab={tab} />
      {isStale && (
        <Notice tone="warning" role="status" className="mx-4 mt-3 sm:mx-6">
          {t('staff.application.stale')}
        </Notice>
      )}
      <ApplicationTabs application={application} tab={tab} panels={panels} />
    </>
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
