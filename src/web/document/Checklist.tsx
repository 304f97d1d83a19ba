import { useEffect, useRef, useState } from 'react'
import { isCode } from '#client/error.ts'
import { pause, withRetries } from '#client/retry.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { company } from '../company.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { arrowRightIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { Progress } from '../ui/Progress.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { useMedia } from '../ui/use-media.ts'
import { ApplicantList, Counter } from './ApplicantList.tsx'
import { applicantId, showAnchor, slotId } from './anchor.ts'
import {
  type Applicant,
  type Application,
  type MissingSlot,
  missingSlots,
  progressOf,
  totalProgress,
} from './checklist.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { DocumentsHead } from './DocumentsHead.tsx'
import { ManyFiles } from './ManyFiles.tsx'
import { type Slot, slotKey } from './uploads.ts'
import { useSlotsOnTheWay, useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'

/** The documents of one applicant, beside the list of all. */
export function Checklist() {
  const { application } = useUploads<Application>()
  const { applicants } = application
  const [chosen, setChosen] = useState<number | null>(null)
  const first = missingSlots(application)[0]?.applicantId ?? applicants[0]?.id
  const [opened] = useState(first)
  const current = applicants.find(({ id }) => id === (chosen ?? opened)) ?? applicants[0]
  const isMany = applicants.length > 1
  // The files of a phone are mostly named by it: there one begins with a document.
  const isTouched = useMedia('(pointer: coarse)')
  const choose = (id: number) => {
    setChosen(id)
    showAnchor(applicantId(id), 'start')
  }
  const go = (slot: Slot) => {
    setChosen(slot.applicantId)
    showAnchor(slotId(slot), 'center')
  }
  return (
    <div className={isMany ? '' : 'mx-auto max-w-[46rem]'}>
      <Head />
      {isMany && !isTouched && <ManyFiles />}
      <div className={isMany ? 'mt-8 gap-10 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]' : 'mt-8'}>
        {isMany && current && <ApplicantList currentId={current.id} onChoose={choose} />}
        <div className="min-w-0">
          {current && <ApplicantDocuments key={current.id} applicant={current} onNext={choose} />}
          {isMany && isTouched && <ManyFiles />}
          <CompleteApplication onGo={go} />
        </div>
      </div>
    </div>
  )
}

function Head() {
  const t = useTranslate()
  const progress = totalProgress(useUploads<Application>().application)
  return (
    <DocumentsHead
      title={t('document.title')}
      leadsHome
      takesFiles={progress.uploaded < progress.total}
    >
      <div className="mt-5">
        <p className="figures text-sm font-semibold">{t('document.progress.text', progress)}</p>
        <Progress
          label={t('document.progress.label')}
          className="mt-2"
          max={progress.total}
          value={progress.uploaded}
        />
      </div>
    </DocumentsHead>
  )
}

type ApplicantDocumentsProps = Readonly<{ applicant: Applicant; onNext: (id: number) => void }>

function ApplicantDocuments({ applicant, onNext }: ApplicantDocumentsProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const { application } = useUploads<Application>()
  const { applicants } = application
  const isWaiting = missingSlots(application).length > 0
  const next = isWaiting && applicants[applicants.findIndex(({ id }) => id === applicant.id) + 1]
  return (
    <section aria-labelledby={applicantId(applicant.id)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={applicantId(applicant.id)} tabIndex={-1} className="min-w-0 scroll-mt-6 text-xl">
          <bdi>{nameOf(applicant)}</bdi>
        </h2>
        <Counter {...progressOf(application, applicant)} />
      </div>
      {applicants.length > 1 && (
        <p className="figures text-sm text-quiet">
          {t('document.traveller.position', {
            number: applicant.position,
            total: applicants.length,
          })}
        </p>
      )}
      <ul className="mt-4 space-y-4">
        {application.requiredDocuments.map((type) => (
          <li key={type}>
            <DocumentCard applicant={applicant} type={type} />
          </li>
        ))}
      </ul>
      {next && (
        <Button look="secondary" className="mt-4 w-full sm:w-auto" onClick={() => onNext(next.id)}>
          <span>{`${t('document.traveller.next')}: ${nameOf(next)}`}</span>
          <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
        </Button>
      )}
    </section>
  )
}

type Trouble = 'missing' | 'uploading' | 'failed'

/** Hands the application over, or shows and links what is missing. */
function CompleteApplication({ onGo }: Readonly<{ onGo: (slot: Slot) => void }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useUploads<Application>()
  const missing = missingSlots(application)
  const { isBusy, trouble, tries, complete } = useCompletion()
  const absent = missing.filter(({ doubt }) => !doubt).length
  const isReady = missing.length === 0
  return (
    <Card className="mt-8 p-4 sm:p-5">
      <h2 className="text-lg">{t('document.complete.title')}</h2>
      <p className="mt-1 max-w-prose text-quiet">
        {isReady
          ? t('document.complete.text.ready')
          : absent > 0
            ? t('document.complete.text.missing', { count: absent })
            : t('document.complete.text.doubt', { count: missing.length })}
      </p>
      {trouble === 'missing' && !isReady && (
        <MissingList missing={missing} tries={tries} onGo={onGo} />
      )}
      {trouble === 'uploading' && (
        <Notice tone="warning" role="alert" className="mt-4">
          {t('document.complete.uploading')}
        </Notice>
      )}
      {trouble === 'failed' && (
        <Notice
          tone="error"
          role="alert"
          title={t('document.complete.failed.title')}
          className="mt-4"
        >
          {t('document.complete.failed.text', {
            email: company.email,
            reference: application.reference,
          })}
        </Notice>
      )}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button look={isReady ? 'primary' : 'waiting'} busy={isBusy} onClick={complete}>
          {t(trouble === 'failed' ? 'document.complete.again' : 'document.complete.action')}
        </Button>
        <ButtonLink
          look="secondary"
          href={pathTo('status', language, { id: application.reference })}
        >
          {t('document.action.later')}
        </ButtonLink>
      </div>
      <span role="status" className="sr-only">
        {isBusy && t('document.complete.busy')}
      </span>
    </Card>
  )
}

function useCompletion() {
  const t = useTranslate()
  const toast = useToast()
  const { application, change, refresh } = useUploads<Application>()
  const onTheWay = useSlotsOnTheWay()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [tries, setTries] = useState(0)

  const send = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      const { completedAt } = await withRetries(
        () =>
          call('POST /api/applications/{id}/complete', {
            params: { id: application.id },
            body: { applicationId: application.id },
          }),
        pause,
      )
      change((old) => ({ ...old, completedAt }))
      toast({ tone: 'success', title: t('document.complete.done') })
      await refresh()
    } catch (error) {
      await explain(error)
    } finally {
      setBusy(false)
    }
  }
  // Another tab may have removed a document: reload what the server has.
  const explain = async (error: unknown) => {
    const isMissing = isCode(error, 'document.missing')
    if (isMissing) await refresh()
    setTrouble(isMissing ? 'missing' : 'failed')
  }
  const complete = () => {
    setTries((count) => count + 1)
    const isMissing = missingSlots(application).some((slot) => !onTheWay.has(slotKey(slot)))
    if (isMissing) setTrouble('missing')
    else if (onTheWay.size > 0) setTrouble('uploading')
    else void send()
  }
  return { isBusy, trouble, tries, complete }
}

type MissingListProps = Readonly<{
  missing: readonly MissingSlot[]
  /** Changes with each attempt, moving focus to the list. */
  tries: number
  onGo: (slot: Slot) => void
}>

/** Further ones are only counted. */
const mostListed = 8

function MissingList({ missing, tries, onGo }: MissingListProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) box.current?.focus()
  }, [tries])
  const more = missing.length - mostListed
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mt-4 rounded-card border-2 border-clay bg-clay-tint p-4"
    >
      <p className="font-semibold">
        {t(
          missing.every(({ doubt }) => doubt)
            ? 'document.complete.doubt.title'
            : 'document.complete.missing.title',
        )}
      </p>
      <ul className="mt-1">
        {missing.slice(0, mostListed).map((slot) => (
          <li key={slotKey(slot)}>
            <a
              href={`#${slotId(slot)}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(slot)
              }}
              className="inline-block py-1.5 font-semibold text-clay underline underline-offset-4"
            >
              {t('document.complete.missing.line', {
                document: t(`document.type.${slot.documentType}`),
                name: nameOf(slot.applicant),
              })}
            </a>
            {slot.doubt && <p className="text-sm">{doubtWords(slot.doubt, t)}</p>}
          </li>
        ))}
        {more > 0 && (
          <li className="py-1.5 text-sm">{t('document.complete.missing.more', { count: more })}</li>
        )}
      </ul>
    </div>
  )
}

const doubtWords = (doubt: NonNullable<MissingSlot['doubt']>, t: Translate): string =>
  doubt === 'no-face' || doubt === 'same-file'
    ? t(`document.question.${doubt}`)
    : t(`document.reason.${doubt}`)
