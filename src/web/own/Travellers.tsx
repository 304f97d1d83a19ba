import { type ReactNode, useEffect, useId, useState } from 'react'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { applicantId } from '../document/anchor.ts'
import type { Applicant, Application } from '../document/checklist.ts'
import { DocumentCard } from '../document/DocumentCard.tsx'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { fieldToCorrect } from '../form/applicant/correction-link.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { StateBadge } from '../status/StateBadge.tsx'
import { StateReason } from '../status/StateReason.tsx'
import { shownAtFirst } from '../status/shown-at-first.ts'
import { standWords } from '../status/stand-words.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon, downloadIcon } from '../ui/icons.ts'
import { saveFile } from '../ui/save-file.ts'
import { Words } from '../ui/Words.tsx'
import { Answers, type AskedAnswer } from './Answers.tsx'
import { isWide } from './Section.tsx'

/** The answer in the page's address, if one of these travellers'. */
function askedIn(applicants: readonly Applicant[]): AskedAnswer | null {
  const answers = applicants.map(({ id }) => ({ id, field: fieldToCorrect(location.hash, id) }))
  const found = answers.find(({ field }) => field !== null)
  return found?.field ? { applicantId: found.id, field: found.field } : null
}

/** The same, following changes of the address; removed from it, so that a link works again. */
function useAsked(applicants: readonly Applicant[]): AskedAnswer | null {
  const [asked, setAsked] = useState(() => askedIn(applicants))
  useEffect(() => {
    const follow = () => setAsked((last) => askedIn(applicants) ?? last)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [applicants])
  useEffect(() => {
    if (asked) history.replaceState(history.state, '', location.pathname + location.search)
  }, [asked])
  return asked
}

type TravellersProps = Readonly<{ application: Application; onChanged: () => void }>

/** Progress, answers and documents by traveller. */
export function Travellers({ application, onChanged }: TravellersProps) {
  const t = useTranslate()
  const { applicants } = application
  const asked = useAsked(applicants)
  const [isAll, setAll] = useState(false)
  const isAsked = ({ id }: Applicant) => id === asked?.applicantId
  const first = shownAtFirst(applicants.length)
  const shown =
    isAll || applicants.slice(first).some(isAsked) ? applicants : applicants.slice(0, first)
  return (
    <div className="px-4 sm:px-6">
      <ul className="divide-y divide-line">
        {shown.map((applicant) => (
          <li key={applicant.id}>
            <Row
              application={application}
              applicant={applicant}
              onChanged={onChanged}
              asked={asked?.applicantId === applicant.id ? asked : null}
              startsOpen={applicants.length === 1 && isWide()}
            />
          </li>
        ))}
      </ul>
      {applicants.length > shown.length && (
        <Button look="quiet" className="-ms-3 px-3!" onClick={() => setAll(true)}>
          {t('status.travellers.all', { count: applicants.length })}
        </Button>
      )}
    </div>
  )
}

type RowProps = TravellersProps &
  Readonly<{ applicant: Applicant; asked: AskedAnswer | null; startsOpen: boolean }>

function Row({ application, applicant, asked, startsOpen, onChanged }: RowProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen || asked !== null)
  useEffect(() => {
    if (asked) setOpen(true)
  }, [asked])
  const isAsked = application.completedAt !== null
  const action = standWords(applicant, isAsked, t, (day) => sayDay(day, language))
  return (
    <>
      <h3 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 py-3 text-start"
        >
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi id={applicantId(applicant.id)} className="font-semibold">
                {nameOf(applicant)}
              </bdi>
              <StateBadge applicant={applicant} />
            </span>
            {action && <span className="block text-sm font-normal text-quiet">{action}</span>}
          </span>
          <Icon
            path={chevronDownIcon}
            className={`size-5 text-quiet ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pb-4">
        {isOpen && <Traveller {...{ application, applicant, asked, onChanged }} />}
      </div>
    </>
  )
}

type TravellerProps = Readonly<{
  application: Application
  applicant: Applicant
  asked: AskedAnswer | null
  onChanged: () => void
}>

/** A traveller's visa, documents and answers. */
export function Traveller({ application, applicant, asked, onChanged }: TravellerProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const { state, stateReason, visaDocumentUrl } = applicant
  const showsReason = (state === 'rejected' || state === 'withdrawn') && stateReason
  return (
    <div className="space-y-5">
      {showsReason && <StateReason reason={stateReason} />}
      {visaDocumentUrl && (
        <SaveVisa
          fetchVisa={() => call('GET /api/applicants/{id}/visa', { params: { id: applicant.id } })}
          fileName={`visa-${application.reference}-${applicant.position}`}
          label={t('status.download.of', { name: nameOf(applicant) })}
        >
          {t('status.download.action')}
        </SaveVisa>
      )}
      {application.paymentStatus !== 'unpaid' && (
        <div>
          <h4 className="text-sm font-bold">{t('own.documents')}</h4>
          <ul className="mt-2 space-y-3">
            {application.requiredDocuments.map((type) => (
              <li key={type}>
                <DocumentCard applicant={applicant} type={type} level="h5" isFolded />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Answers
        application={application}
        applicant={applicant}
        asked={asked}
        onChanged={onChanged}
      />
    </div>
  )
}

type SaveVisaProps = Readonly<{
  fetchVisa: () => Promise<Blob>
  /** Fallback file name. */
  fileName: string
  /** Accessible name of the button among several. */
  label?: string
  children: ReactNode
}>

/** Fetches and saves a visa, or a ZIP of several; reports failures. */
function SaveVisa({ fetchVisa, fileName, label, children }: SaveVisaProps) {
  const t = useTranslate()
  const { isBusy, isDone, error, start } = useRequest(async () => {
    saveFile(await fetchVisa(), fileName)
  })
  return (
    <div className="mt-2 space-y-2">
      <Button look="secondary" busy={isBusy} onClick={() => start()} aria-label={label}>
        <Icon path={downloadIcon} />
        <Words>{children}</Words>
      </Button>
      <ErrorNotice error={error} title={t('status.download.failed')} />
      <p role="status" className="text-sm text-leaf empty:hidden">
        {isDone && t('status.download.done')}
      </p>
    </div>
  )
}
