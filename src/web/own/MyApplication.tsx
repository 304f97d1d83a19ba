import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { isPaid } from '#domain/application/status.ts'
import { policy } from '#domain/policy.ts'
import { mayAmend } from '../amendment/change.ts'
import { keepApplication } from '../api/address.ts'
import { isClosedHere, loadApplication } from '../api/load-application.ts'
import type { Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { LettersReturn } from '../document/LettersReturn.tsx'
import { UploadsProvider } from '../document/uploads-context.tsx'
import type { ChangeApplication } from '../document/use-application.ts'
import { sayTime } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { OpenByCode } from '../link/OpenByCode.tsx'
import { offersMessengers } from '../offered-messengers.ts'
import { pathTo } from '../paths.ts'
import { NowCard } from '../status/NowCard.tsx'
import { LoadFailed, ResultSkeleton } from '../status/StatusResult.tsx'
import type { OwnProps } from '../status/StatusView.tsx'
import { isEnded, type Standing, stageOf, standingOfView } from '../status/standing.ts'
import { Timeline } from '../status/Timeline.tsx'
import { refreshEvery } from '../status/use-standing.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { downloadIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { ContactSection, contactCallOf } from './ContactSection.tsx'
import { OrderSection } from './OrderSection.tsx'
import { Group, Section } from './Section.tsx'
import { Travellers } from './Travellers.tsx'
import { nothingWritten } from './use-conversation.ts'

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
        <div className="min-w-0">
          <NowCard standing={standing} orderId={orderId} question={null} onChanged={refresh}>
            {(stage === 'rejected' || stage === 'withdrawn') && data.paidAt !== null && (
              <LazyPart load={loadRefund}>
                {({ Refund }) => <Refund application={data} isCancelled={stage === 'withdrawn'} />}
              </LazyPart>
            )}
          </NowCard>
          <Ways applicationId={data.id} isOver={isEnded(stage)} />
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

type WaysProps = Readonly<{ applicationId: number; isOver: boolean }>

/** How news comes besides by e-mail. */
function Ways({ applicationId, isOver }: WaysProps) {
  return (
    <div className="mt-4 space-y-1 empty:hidden">
      {!isOver && (
        <LazyPart load={loadDeviceNotifications}>
          {({ DeviceNotifications }) => <DeviceNotifications applicationId={applicationId} />}
        </LazyPart>
      )}
      {offersMessengers() && (
        <LazyPart load={loadMessengers}>
          {({ Messengers }) => <Messengers applicationId={applicationId} isOver={isOver} />}
        </LazyPart>
      )}
    </div>
  )
}

/** A new address waits for the code sent to it. */
function CodeWaits({ email, onEnter }: Readonly<{ email: string; onEnter: () => void }>) {
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

const load = () => import('./Conversation.tsx')

const isMessage = ({ status }: Standing['timeline'][number]) => status === 'message-sent'

type HistoryCardProps = Readonly<{ application: Application; standing: Standing }>

/** Past and upcoming events, and the conversation below. Nothing is listed twice. */
export function HistoryCard({ application, standing }: HistoryCardProps) {
  const t = useTranslate()
  const [writing, change] = useState(nothingWritten)
  const { timeline } = standing
  const gist = writing.text || timeline.findLast(isMessage)?.note
  const steps = { ...standing, timeline: timeline.filter((entry) => !isMessage(entry)) }
  return (
    <Group title={t('status.timeline.title')}>
      <div className="px-4 pt-2 pb-5 sm:px-6">
        <Timeline standing={steps} />
      </div>
      <Section title={t('own.thread.title')} gist={gist}>
        <LazyPart load={load}>
          {({ Conversation }) => (
            <Conversation application={application} writing={writing} change={change} />
          )}
        </LazyPart>
      </Section>
    </Group>
  )
}

const loadReceipts = () => import('../receipt/Receipts.tsx')
const loadCorrections = () => import('../correction/Corrections.tsx')

/** Receipts, agreement and corrections; absent while there are none. */
function PapersGroup({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const { paidAt, agreementPdfUrl, applicants, correctedAfterSigning } = application
  const isCorrected =
    correctedAfterSigning > 0 || applicants.some(({ corrections }) => corrections > 0)
  if (paidAt === null && !agreementPdfUrl && !isCorrected) return null
  return (
    <Group title={t('own.group.papers')}>
      {paidAt !== null && (
        <Section title={t('receipts.title')}>
          <LazyPart load={loadReceipts}>
            {({ Receipts }) => <Receipts application={application} />}
          </LazyPart>
        </Section>
      )}
      {agreementPdfUrl && (
        <Section title={t('status.details.agreement')}>
          <p className="text-sm text-quiet">{t('own.agreement.text')}</p>
          <ButtonLink look="secondary" href={agreementPdfUrl} download className="mt-3">
            <Icon path={downloadIcon} />
            <span>{t('status.details.agreement.open')}</span>
          </ButtonLink>
        </Section>
      )}
      {isCorrected && (
        <Section title={t('own.corrections.title')}>
          <LazyPart load={loadCorrections}>
            {({ Corrections }) => <Corrections application={application} />}
          </LazyPart>
        </Section>
      )}
    </Group>
  )
}

/** The application of an order, refreshed while the page is open. */
function useOwnApplication(orderId: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['application', orderId],
    queryFn: ({ signal }) =>
      withRetries(() => loadApplication(orderId, signal), pause, { retries: 2 }),
    refetchInterval: ({ state }) => (state.data ? refreshEvery : false),
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  })
  const id = query.data?.id
  useEffect(() => {
    if (id !== undefined) keepApplication(id)
  }, [id])
  const change = useCallback<ChangeApplication>(
    async (to) => {
      const queryKey = ['application', orderId]
      await client.cancelQueries({ queryKey })
      client.setQueryData<Application>(queryKey, (old) => old && to(old))
    },
    [client, orderId],
  )
  return { ...query, change }
}

const loadChange = () => import('../amendment/ChangeOrder.tsx')
const loadAdd = () => import('../application/AddTraveller.tsx')
const loadCancel = () => import('../cancellation/Cancel.tsx')
const loadAccess = () => import('./AccessList.tsx')
const loadData = () => import('../person/MyData.tsx')

type ChangeGroupProps = Readonly<{ application: Application; onChanged: () => void }>

/** Changes travellers make themselves: the order, travellers, access, their data. */
export function ChangeGroup({ application, onChanged }: ChangeGroupProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { applicants, paidAt } = application
  // Unpaid applications can be deleted in any state.
  const isUndecided = applicants.some(({ state }) => !isDecidedState(state))
  const isOpen = paidAt === null || isUndecided
  const isAmendable = mayAmend(application) !== null
  return (
    <Group title={t(isUndecided || isAmendable ? 'own.group.change' : 'own.group.access')}>
      {isAmendable && (
        <Section title={t('status.change.title')} opens="asked">
          <LazyPart load={loadChange}>
            {({ ChangeOrder }) => <ChangeOrder application={application} onChanged={onChanged} />}
          </LazyPart>
        </Section>
      )}
      {isPaid(application) && isUndecided && (
        <Section title={t('help.add.title')} opens="asked">
          <LazyPart load={loadAdd}>
            {({ AddTraveller }) => <AddTraveller application={application} />}
          </LazyPart>
        </Section>
      )}
      {isOpen && (
        <Section title={t('help.cancel.title')} opens="asked">
          <LazyPart load={loadCancel}>
            {({ Cancel }) => (
              <Cancel
                application={application}
                onChanged={(change) => {
                  // Going back does not lead to what is gone.
                  if (change === 'deleted') location.replace(pathTo('home', language))
                  else onChanged()
                }}
              />
            )}
          </LazyPart>
        </Section>
      )}
      <Section title={t('own.access.title')} opens="asked">
        <LazyPart load={loadAccess}>
          {({ AccessList }) => <AccessList application={application} />}
        </LazyPart>
      </Section>
      <Section title={t('help.data.title')} opens="asked">
        <LazyPart load={loadData}>{({ MyData }) => <MyData application={application} />}</LazyPart>
      </Section>
    </Group>
  )
}
