import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatDollars, formatSentences } from '#phrases/format.ts'
import { wordsOf } from '../api/error.ts'
import { PayButton } from '../api/PayButton.tsx'
import { useChatReference } from '../api/use-chat-reference.ts'
import { workPage } from '../api/work-page.tsx'
import { now } from '../clock.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { FindApplications } from '../link/FindApplications.tsx'
import { OpenByCode } from '../link/OpenByCode.tsx'
import { SendLinkForm } from '../link/SendLinkForm.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { Words } from '../ui/Words.tsx'
import { ApplicationReceived } from './ApplicationReceived.tsx'
import { applicantId } from './anchor.ts'
import { Checklist } from './Checklist.tsx'
import {
  type Applicant,
  type Application,
  askedOf,
  rejectedIn,
  stageOf,
  submitDayOf,
  wasAsked,
} from './checklist.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { DocumentsHead } from './DocumentsHead.tsx'
import { LazyPart } from './LazyPart.tsx'
import { LettersReturn } from './LettersReturn.tsx'
import { loadQuestions } from './questions/load.ts'
import { UploadsProvider, useUploads } from './uploads-context.tsx'
import { useApplication } from './use-application.ts'
import { useTravellerName } from './use-traveller-name.ts'

function Documents() {
  const t = useTranslate()
  const language = useLanguage()
  const loaded = useApplication()
  useChatReference(loaded.kind === 'loaded' ? loaded.application.reference : undefined)
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
  const stage = stageOf(application)
  const isAlone = wasAsking && (stage === 'received' || stage === 'replaced')
  const { reference } = application
  const lead = isAlone && t('document.lead', { reference, count: applicants.length })
  return (
    <>
      {wasAsking && (
        <div className={`mx-auto max-w-[46rem] ${isAlone ? '' : 'mb-10'}`}>
          <LazyPart load={loadQuestions}>
            {({ Questions }) => (
              <Questions
                travellers={applicants}
                submitBy={submitDayOf(application, dayAtSeat(now()))}
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
      )}
      {/* Its place stays: files may be on their way. */}
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

/** The skeleton of the checklist. */
function ChecklistSkeleton() {
  const t = useTranslate()
  return (
    <div className="mx-auto max-w-[46rem]">
      <h1 className="text-2xl sm:text-3xl">{t('document.title')}</h1>
      <p role="status" className="sr-only">
        {t('document.loading')}
      </p>
      <Skeleton className="mt-3 h-5 w-56" />
      <Skeleton className="mt-5 h-5 w-48" />
      <Skeleton className="mt-2 h-2 w-full" />
      <Skeleton className="mt-4 h-32 max-w-prose sm:h-22" />
      <Skeleton className="mt-4 h-5 w-40" />
      <div className="mt-8 space-y-4">
        {[1, 2, 3].map((card) => (
          <Card key={card} className="space-y-4 p-4 sm:p-5">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-72 max-w-full" />
            <Skeleton className="h-20 w-full" />
          </Card>
        ))}
      </div>
    </div>
  )
}

/** For visitors without an order: access is by a letter to the application's address. */
function NoApplication() {
  const t = useTranslate()
  const title = t('link.documents.title')
  return (
    <Card className="mx-auto max-w-form space-y-6 p-5 sm:p-8">
      <div className="space-y-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-prose text-quiet">{t('link.documents.text')}</p>
      </div>
      <SendLinkForm title={title} />
      <FindApplications title={title} />
    </Card>
  )
}

function PriceLine({ totalPrice }: Readonly<{ totalPrice: number }>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <p className="flex justify-between gap-4 rounded-field border border-line p-4">
      <span className="text-quiet">{t('document.unpaid.total')}</span>
      <bdi className="figures font-semibold">{formatDollars(totalPrice, language)}</bdi>
    </p>
  )
}

type MessagePageProps = Readonly<{
  title: string
  text: string
  facts?: Elements
  /** Buttons, the first one primary. */
  children: ReactNode
}>

/** A page with one message: a focused heading, a sentence, actions. */
function MessagePage({ title, text, facts, children }: MessagePageProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  return (
    <Card className="mx-auto max-w-form space-y-6 p-5 sm:p-8">
      <div className="space-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        <p className="max-w-prose text-quiet">
          <Words>{text}</Words>
        </p>
      </div>
      {facts}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
    </Card>
  )
}

/** Documents requested again after the hand-over, by traveller. */
function RequestedDocuments() {
  const t = useTranslate()
  const { application } = useUploads<Application>()
  const asked = application.applicants.filter((applicant) => wasAsked(application, applicant))
  const others = application.applicants.length - asked.length
  return (
    <div className="mx-auto max-w-[46rem]">
      <Head />
      <div className="mt-8 space-y-10">
        {asked.map((applicant) => (
          <AskedOf key={applicant.id} applicant={applicant} />
        ))}
      </div>
      {others > 0 && (
        <p className="mt-8 text-quiet">{t('document.asked.others', { count: others })}</p>
      )}
    </div>
  )
}

function Head() {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useUploads<Application>()
  const rejected = rejectedIn(application)
  const count = rejected.length
  const by = application.applicants.find(({ turn }) => turn.turn === 'traveller')?.turn.by
  return (
    <DocumentsHead
      title={t('document.asked.title', { count })}
      // A photo is no PDF, and its card says how to take it.
      takesFiles={rejected.some(({ documentType }) => documentType !== 'passportPhoto')}
    >
      <p className="mt-4 max-w-prose">
        {formatSentences(
          [
            t('document.asked.text', { count }),
            by ? t('document.asked.by', { count, day: sayDay(by, language) }) : '',
          ],
          language,
        )}
      </p>
    </DocumentsHead>
  )
}

/** Requested documents come first, and stay there after the upload. */
function AskedOf({ applicant }: Readonly<{ applicant: Applicant }>) {
  const nameOf = useTravellerName()
  const { application } = useUploads<Application>()
  const { requiredDocuments: required } = application
  const asked = askedOf(application, applicant)
  const types = [
    ...required.filter((type) => asked.includes(type)),
    ...required.filter((type) => !asked.includes(type)),
  ]
  return (
    <section aria-labelledby={applicantId(applicant.id)}>
      <h2 id={applicantId(applicant.id)} className="text-xl">
        <bdi>{nameOf(applicant)}</bdi>
      </h2>
      <ul className="mt-4 space-y-4">
        {types.map((type) => (
          <li key={type}>
            <DocumentCard applicant={applicant} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}
