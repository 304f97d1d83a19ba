import { useState } from 'react'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { wordsOf } from '../api/error.ts'
import { PayButton } from '../api/PayButton.tsx'
import { workPage } from '../api/work-page.tsx'
import { now } from '../clock.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { OpenByCode } from '../link/OpenByCode.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ApplicationReceived } from './ApplicationReceived.tsx'
import { Checklist } from './Checklist.tsx'
import { ChecklistSkeleton } from './ChecklistSkeleton.tsx'
import { type Application, stageOf } from './checklist.ts'
import { LazyPart } from './LazyPart.tsx'
import { LettersReturn } from './LettersReturn.tsx'
import { MessagePage } from './MessagePage.tsx'
import { NoApplication } from './NoApplication.tsx'
import { PriceLine } from './PriceLine.tsx'
import { loadQuestions } from './questions/load.ts'
import { RequestedDocuments } from './RequestedDocuments.tsx'
import { UploadsProvider } from './uploads-context.tsx'
import { useApplication } from './use-application.ts'

function Documents() {
  const t = useTranslate()
  const language = useLanguage()
  const loaded = useApplication()
  if (loaded.kind === 'loading') return <ChecklistSkeleton />
  if (loaded.kind === 'stranger') return <NoApplication />
  if (loaded.kind === 'closed') {
    return <OpenByCode orderId={loaded.orderId} onOpened={loaded.again} />
  }
  if (loaded.kind === 'unreachable') {
    return (
      <MessagePage title={t('document.failed.title')} text={wordsOf(loaded.error, t)}>
        <Button onClick={loaded.again}>{t('form.retry')}</Button>
      </MessagePage>
    )
  }
  const { application, refresh } = loaded
  const { paymentOrderId: orderId } = application
  const contact = `${pathTo('status', language, { orderId })}#contact`
  return (
    <>
      <div className="mx-auto mb-6 max-w-form empty:hidden">
        <LettersReturn
          application={application}
          correct={<ButtonLink href={contact}>{t('document.returned.correct')}</ButtonLink>}
          onTried={() => void refresh()}
        />
      </div>
      <AskedFirst {...loaded} />
    </>
  )
}

/** What the portal asks stands first; where nothing else is to be done, alone. */
function AskedFirst(loaded: StageProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { application, refresh } = loaded
  const { applicants, paymentOrderId: orderId } = application
  const isAsking = applicants.some(({ questions }) => questions.length > 0)
  const [wasAsking, setAsking] = useState(isAsking)
  if (isAsking && !wasAsking) setAsking(true)
  if (!wasAsking) return <Stage {...loaded} />
  const stage = stageOf(application)
  const isAlone = stage === 'received' || stage === 'replaced'
  const { reference, expectedBy } = application
  const isAhead = expectedBy !== null && expectedBy >= dayAtSeat(now())
  const lead = isAlone && t('document.lead', { reference, count: applicants.length })
  return (
    <>
      <div className={`mx-auto max-w-[46rem] ${isAlone ? '' : 'mb-10'}`}>
        <LazyPart load={loadQuestions}>
          {({ Questions }) => (
            <Questions
              travellers={applicants}
              submitBy={isAhead ? expectedBy : null}
              {...(lead && { lead })}
              refresh={refresh}
            />
          )}
        </LazyPart>
        {isAlone && (
          <ButtonLink
            look="secondary"
            className="mt-6"
            href={pathTo('status', language, { orderId })}
          >
            {t('document.action.status')}
          </ButtonLink>
        )}
      </div>
      {!isAlone && <Stage {...loaded} />}
    </>
  )
}

type StageProps = Extract<ReturnType<typeof useApplication>, { kind: 'loaded' }>

/** The document tasks at the application's stage. */
function Stage({ application, change, refresh }: StageProps) {
  const stage = stageOf(application)
  if (stage === 'received' || stage === 'replaced') {
    return <ApplicationReceived application={application} stage={stage} />
  }
  if (stage === 'open' || stage === 'asked') {
    return (
      <UploadsProvider application={application} change={change} refresh={refresh}>
        {stage === 'asked' ? <RequestedDocuments /> : <Checklist />}
      </UploadsProvider>
    )
  }
  return <NotOpen application={application} stage={stage} refresh={refresh} />
}

type NotOpenProps = Readonly<{
  application: Application
  stage: 'unpaid' | 'review' | 'refunded' | 'closed'
  refresh: () => Promise<unknown>
}>

/** Why no documents can be added now, and what to do instead. */
function NotOpen({ application, stage, refresh }: NotOpenProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, reference, paymentOrderId: orderId, totalPrice } = application
  const status = pathTo('status', language, { orderId })
  return (
    <MessagePage
      title={t(`document.${stage}.title`)}
      text={t(`document.${stage}.text`, { reference })}
      facts={stage === 'unpaid' && <PriceLine totalPrice={totalPrice} />}
    >
      {stage === 'unpaid' && (
        <PayButton applicationId={id} totalPrice={totalPrice} onPaid={() => void refresh()} />
      )}
      <ButtonLink look={stage === 'unpaid' ? 'secondary' : 'primary'} href={status}>
        {t('document.action.status')}
      </ButtonLink>
    </MessagePage>
  )
}

export const DocumentsPage = workPage(Documents)
