import { type ReactNode, useEffect, useId, useState } from 'react'
import { whyNotCorrect } from '#domain/application/correction.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import type { AnswerRow, Reader } from '../application/payment/answers.ts'
import { applicantId, showAnchor } from '../document/anchor.ts'
import type { Applicant, Application } from '../document/checklist.ts'
import { DocumentCard } from '../document/DocumentCard.tsx'
import { LazyPart } from '../document/LazyPart.tsx'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { fieldToCorrect } from '../form/applicant/correction-link.ts'
import { sectionOf } from '../form/applicant/sections.ts'
import type { ApplicantField } from '../form/applicant/values.ts'
import { countryBook } from '../form/country-choice.ts'
import { knownMonths } from '../form/known-months.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { StateBadge, StateReason, standWords } from '../status/StateBadge.tsx'
import { shownAtFirst } from '../status/shown-at-first.ts'
import { rejectionReason } from '../status/standing.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon, downloadIcon } from '../ui/icons.ts'
import { saveFile } from '../ui/save-file.ts'
import { Words } from '../ui/Words.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import { answersOf } from './answers.ts'
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
    <div tabIndex={-1} className="px-4 sm:px-6">
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
  const { applicants, completedAt } = application
  const standing = { applicants, isAsked: completedAt !== null }
  const action = standWords(applicant, standing, t, (day) => sayDay(day, language))
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
              <StateBadge applicant={applicant} all={applicants} />
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
  // That of the only traveller stands in the card above.
  const isAlone = application.applicants.length === 1
  const isSaid = state === 'rejected' && isAlone && rejectionReason(application) === stateReason
  const showsReason = (state === 'rejected' || state === 'withdrawn') && !isSaid && stateReason
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

const loadCorrecting = () => import('../correction/CorrectTraveller.tsx')

type AnswersProps = Readonly<{
  application: Application
  applicant: Applicant
  /** The answer a link leads to. */
  asked: AskedAnswer | null
  onChanged: () => void
}>

export type AskedAnswer = Readonly<{ applicantId: number; field: ApplicantField }>

const idOf = (applicantId: number, field: string) => `answer-${applicantId}-${field}`

/** A traveller's answers, each with a button to change it while possible. */
function Answers({ application, applicant, asked, onChanged }: AnswersProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const reader = useReader(application.portOfEntry)
  const { id: applicantId, state } = applicant
  const { paymentStatus } = application
  const mayChange = whyNotCorrect('traveller', { state, paymentStatus }) === null
  const [pressed, setPressed] = useState(asked?.field ?? null)
  useEffect(() => {
    if (asked) setPressed(asked.field)
  }, [asked])
  const [changed, setChanged] = useState<readonly string[]>([])
  const [back, setBack] = useState<Readonly<{ field: ApplicantField }> | null>(null)
  useEffect(() => {
    // Once rendered again, return to the answer that was edited.
    if (back) showAnchor(idOf(applicantId, back.field), 'center')
  }, [back, applicantId])
  const field = mayChange ? pressed : null
  const done = (fields: readonly ApplicantField[]) => {
    setPressed(null)
    setChanged(fields)
    if (fields.length > 0) onChanged()
    setBack(field && { field: fields.includes(field) ? field : (fields[0] ?? field) })
  }
  return answersOf(applicant, reader, mayChange).map(({ id, rows }) =>
    field && sectionOf(field) === id ? (
      <LazyPart key={id} load={loadCorrecting}>
        {({ CorrectTraveller }) => (
          <CorrectTraveller
            key={field}
            {...{ application, applicant, field }}
            onDone={done}
            onBehind={onChanged}
          />
        )}
      </LazyPart>
    ) : (
      <div key={id}>
        <h4 className="mb-1 text-sm font-bold">{t(`apply.section.${id}`)}</h4>
        <dl className="divide-y divide-line text-sm">
          {rows.map((row) => (
            <AnswerLine
              key={row.path}
              label={row.label}
              text={row.text}
              who={nameOf(applicant)}
              isChanged={changed.includes(fieldOf(row))}
              change={
                mayChange
                  ? {
                      id: idOf(applicantId, fieldOf(row)),
                      onPress: () => setPressed(fieldOf(row)),
                    }
                  : null
              }
            />
          ))}
        </dl>
      </div>
    ),
  )
}

const fieldOf = ({ path }: AnswerRow) => (path.split('.').at(-1) ?? '') as ApplicantField

/** Formats answers in the page's language. */
function useReader(portOfEntry: string): Reader {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const { nameOf: countryName } = countryBook(language)
  return { rules, t, language, monthNames: knownMonths(language), countryName, portOfEntry }
}
