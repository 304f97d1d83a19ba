import { useEffect, useState } from 'react'
import { policy } from '#domain/policy.ts'
import { isClosedHere } from '../api/load-application.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { LettersReturn } from '../document/LettersReturn.tsx'
import { UploadsProvider } from '../document/uploads-context.tsx'
import { sayTime } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { OpenByCode } from '../link/OpenByCode.tsx'
import { offersMessengers } from '../offered-messengers.ts'
import { NowCard } from '../status/NowCard.tsx'
import { LoadFailed, ResultSkeleton } from '../status/StatusResult.tsx'
import type { OwnProps } from '../status/StatusView.tsx'
import { isEnded, stageOf, standingOfView } from '../status/standing.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { ChangeGroup } from './ChangeGroup.tsx'
import { ContactSection, contactCallOf } from './ContactSection.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { OrderSection } from './OrderSection.tsx'
import { PapersGroup } from './PapersGroup.tsx'
import { Group } from './Section.tsx'
import { Travellers } from './Travellers.tsx'
import { useOwnApplication } from './use-own.ts'

const loadRefund = () => import('../cancellation/Refund.tsx')
const loadDeviceNotifications = () => import('../push/DeviceNotifications.tsx')
const loadMessengers = () => import('../messenger/Messengers.tsx')

/** The complete application, for a browser with access. */
export function MyApplication({ orderId, onLoaded }: OwnProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, isFetching, dataUpdatedAt, refetch, change } = useOwnApplication(orderId)
  const [contactCall, setContactCall] = useState(() => contactCallOf(location.hash))
  const callContact = (begins: 'form' | 'code') =>
    setContactCall(({ count }) => ({ count: count + 1, begins }))
  const reference = data?.reference
  useEffect(() => {
    if (reference) onLoaded(reference)
  }, [reference, onLoaded])
  const title = t('own.title')
  usePageTitle(title)
  const refresh = () => void refetch()
  if (isClosedHere(error)) return <OpenByCode orderId={orderId} onOpened={refresh} />
  if (!data) {
    return error && !isFetching ? (
      <LoadFailed error={error} onRetry={refresh} isBusy={isFetching} />
    ) : (
      <ResultSkeleton />
    )
  }
  const standing = standingOfView(data, language)
  const stage = stageOf(standing)
  return (
    <UploadsProvider application={data} change={change} refresh={refetch}>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <div className="mt-4 space-y-4 empty:hidden">
        {data.pendingEmail && (
          <CodeWaits email={data.pendingEmail} onEnter={() => callContact('code')} />
        )}
        <LettersReturn
          application={data}
          correct={
            <Button onClick={() => callContact('form')}>{t('document.returned.correct')}</Button>
          }
          onTried={refresh}
        />
      </div>
      <div className="mt-6 grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-4">
          <NowCard standing={standing} orderId={orderId} question={null} onChanged={refresh}>
            {(stage === 'rejected' || stage === 'withdrawn') && data.paidAt !== null && (
              <LazyPart load={loadRefund}>
                {({ Refund }) => <Refund application={data} isCancelled={stage === 'withdrawn'} />}
              </LazyPart>
            )}
          </NowCard>
          {!isEnded(stage) && (
            <LazyPart load={loadDeviceNotifications}>
              {({ DeviceNotifications }) => <DeviceNotifications applicationId={data.id} />}
            </LazyPart>
          )}
          {offersMessengers() && (
            <LazyPart load={loadMessengers}>
              {({ Messengers }) => <Messengers applicationId={data.id} isOver={isEnded(stage)} />}
            </LazyPart>
          )}
        </div>
        <div className="min-w-0 lg:row-span-2">
          <HistoryCard application={data} standing={standing} />
        </div>
        <div className="min-w-0 space-y-4 sm:space-y-6">
          <Group title={t('own.group.trip')}>
            <Travellers application={data} onChanged={refresh} />
            <OrderSection application={data} onChanged={refresh} />
            <ContactSection application={data} call={contactCall} onChanged={refresh} />
          </Group>
          <PapersGroup application={data} />
          <ChangeGroup application={data} onChanged={refresh} />
        </div>
      </div>
      {!isEnded(stage) && (
        <p className="figures mt-6 text-sm text-quiet">
          {t('status.checked', { time: sayTime(new Date(dataUpdatedAt).toISOString(), language) })}
        </p>
      )}
    </UploadsProvider>
  )
}

type CodeWaitsProps = Readonly<{ email: string; onEnter: () => void }>

/** A new address waits for the code sent to it. */
function CodeWaits({ email, onEnter }: CodeWaitsProps) {
  const t = useTranslate()
  return (
    <Notice tone="warning" title={t('correction.code.title')}>
      <p className="max-w-prose wrap-anywhere">
        {t('correction.code.sent', { email, minutes: policy.codeMinutes })}
      </p>
      <Button look="secondary" className="mt-3" onClick={onEnter}>
        {t('correction.code.enter')}
      </Button>
    </Notice>
  )
}
