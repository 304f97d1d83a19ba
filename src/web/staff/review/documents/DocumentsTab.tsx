import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { DocumentType } from '#domain/document/document.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon, clockIcon, closeIcon, minusIcon } from '../../../ui/icons.ts'
import { ApplicantList } from '../../parts/application/ApplicantList.tsx'
import type { Applicant, StaffDocument } from '../../parts/application/application.ts'
import { fileHref } from '../../parts/application/places.ts'
import {
  chosenSlot,
  isReadyToFile,
  isSame,
  neighbourSlot,
  reviewProgress,
  type Slot,
  type SlotState,
  slotsOf,
} from '../../parts/application/slots.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { useSelection } from '../../parts/application/use-selection.ts'
import { compact } from '../../parts/looks.ts'
import { useChosenInView } from '../../parts/use-chosen-in-view.ts'
import { aboveApplication, useKeys } from '../../parts/use-keys.ts'
import { useKeysChoice } from '../../parts/use-keys-choice.ts'
import { useMay } from '../../parts/use-me.ts'
import { usePdfSoon } from './FileLook.tsx'
import { Key, Review } from './Review.tsx'
import { useVerdicts, type Verdicts } from './use-verdicts.ts'
import { Viewer } from './Viewer.tsx'

/** What other features show beside a document. */
type BesideDocument = Readonly<{
  answers: (applicant: Applicant, type: DocumentType) => Elements
  askedLetter: Elements
}>

/** Every document large, beside the data that it proves, one after the other. */
export function DocumentsTab(beside: BesideDocument) {
  const t = useTranslate()
  const { application } = useDetail()
  const { id, applicants } = application
  const [selection, setSelection] = useSelection(id, 'documents')
  usePdfSoon(applicants.some(({ documents }) => documents.some(isPdf)))
  const slot = chosenSlot(application, selection.position, selection.type)
  const choose = ({ applicant, type }: Pick<Slot, 'applicant' | 'type'>) =>
    setSelection({ position: applicant.position, type })
  const verdicts = useVerdicts(choose)
  const look = (step: 1 | -1) => {
    const other = slot && neighbourSlot(application, slot, step)
    if (other) choose(other)
  }
  const [isOn] = useKeysChoice()
  useKeys({ j: () => look(1), k: () => look(-1) }, { isOn, above: aboveApplication })
  const progressOf = (applicant: Applicant) => reviewProgress(slotsOf(application, applicant))
  if (!slot) return <p className="p-6 text-quiet">{t('staff.parts.travellers.none')}</p>
  return (
    <div className="grid items-start gap-4 p-4 sm:p-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0 space-y-4 lg:sticky lg:top-6 lg:flex lg:max-h-[calc(100dvh-9rem)] lg:flex-col">
        <ApplicantList
          applicants={applicants}
          current={slot.applicant}
          onChoose={({ position }) => setSelection({ position, type: null })}
          aside={(each) => <Counter progress={progressOf(each)} />}
          asideText={(each) => t('staff.review.documents.counter', progressOf(each))}
        />
        <Checklist slots={slotsOf(application, slot.applicant)} current={slot} onChoose={choose} />
      </div>
      <OneDocument
        key={`${slot.applicant.id} ${slot.type}`}
        slot={slot}
        verdicts={verdicts}
        {...beside}
      />
    </div>
  )
}

const isPdf = ({ mediaType }: StaffDocument) => mediaType === 'application/pdf'

function Counter({ progress }: Readonly<{ progress: { done: number; total: number } }>) {
  const t = useTranslate()
  const label = t('staff.review.documents.counter', progress)
  if (progress.done === progress.total) {
    return <Icon path={checkIcon} label={label} className="size-4.5 text-leaf" />
  }
  return (
    <span className="figures text-xs whitespace-nowrap text-quiet">
      <span aria-hidden="true">{`${progress.done}/${progress.total}`}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

type OneDocumentProps = BesideDocument & Readonly<{ slot: Slot; verdicts: Verdicts }>

function OneDocument({ slot, verdicts, answers, askedLetter }: OneDocumentProps) {
  const { application } = useDetail()
  const may = useMay()
  const root = useRef<HTMLDivElement>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const { applicant, type, versions, document } = slot
  const shown = versions.find(({ id }) => id === shownId) ?? document ?? versions[0] ?? null
  // What had the focus went with the document before, or with the way here: it stays among the documents.
  useLayoutEffect(() => {
    if (window.document.activeElement === window.document.body)
      root.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={root}
      tabIndex={-1}
      className="grid min-w-0 items-start gap-4 outline-none max-sm:pb-20 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Viewer
        applicant={applicant}
        type={type}
        document={shown}
        versions={versions}
        onChooseVersion={setShownId}
        onSeen={verdicts.onSeen}
      />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {answers(applicant, type)}
        {/* Beside a large document the verdict has one place, however much there is to compare. */}
        <div className="space-y-4 empty:hidden xl:order-first">
          {isReadyToFile(application) && may('application.work') && (
            <AllAccepted hasJudged={verdicts.hasJudged} />
          )}
          <Review
            slot={slot}
            isOld={shown !== null && shown.id !== document?.id}
            askedLetter={askedLetter}
            verdicts={verdicts}
          />
        </div>
      </div>
    </div>
  )
}

/** Leads on once everything is accepted: to the filing screen of travellers who are ready. */
function AllAccepted({ hasJudged }: Readonly<{ hasJudged: RefObject<boolean> }>) {
  const t = useTranslate()
  const { application } = useDetail()
  const way = useRef<HTMLAnchorElement>(null)

  // Enter goes on after the last acceptance, not after a mere look.
  useEffect(() => {
    if (hasJudged.current) way.current?.focus({ preventScroll: true })
  }, [hasJudged])

  return (
    <section
      aria-label={t('staff.review.file.title')}
      className="rounded-card border border-leaf/40 bg-leaf-tint p-4 sm:p-5"
    >
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <Icon path={checkIcon} className="size-5" />
        <span>{t('staff.review.file.title')}</span>
      </p>
      <p className="mt-1 text-sm">{t('staff.review.file.text')}</p>
      <Link
        ref={way}
        to={fileHref(application.id)}
        className={buttonClass('primary', `${compact} mt-3 w-full`)}
      >
        <span>{t('staff.review.file.open')}</span>
        <Key name={t('staff.parts.help.enter')} />
      </Link>
    </section>
  )
}

type ChecklistProps = Readonly<{
  slots: readonly Slot[]
  current: Slot
  onChoose: (slot: Slot) => void
}>

const looks: Record<SlotState, { icon: string; colour: string }> = {
  missing: { icon: minusIcon, colour: 'text-quiet' },
  unreviewed: { icon: clockIcon, colour: 'text-ocean' },
  accepted: { icon: checkIcon, colour: 'text-leaf' },
  rejected: { icon: closeIcon, colour: 'text-clay' },
}

function Checklist({ slots, current, onChoose }: ChecklistProps) {
  const t = useTranslate()
  const list = useChosenInView<HTMLUListElement>(`${current.applicant.id} ${current.type}`)

  return (
    <nav aria-label={t('staff.review.documents.list')} className="shrink-0">
      <ul
        ref={list}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:block lg:space-y-1 lg:overflow-visible lg:p-0"
      >
        {slots.map((slot) => (
          <li key={slot.type} className="flex shrink-0">
            <button
              type="button"
              aria-current={isSame(slot, current) ? 'true' : undefined}
              onClick={() => onChoose(slot)}
              className="flex min-h-11 w-full max-w-60 items-center gap-2.5 rounded-field border border-line bg-surface px-3 py-1.5 text-start text-sm hover:border-ocean aria-[current]:border-ocean aria-[current]:bg-ocean-tint"
            >
              <Icon
                path={looks[slot.state].icon}
                className={`size-4.5 ${looks[slot.state].colour}`}
              />
              <span className="min-w-0">
                <span className="block leading-tight font-semibold">
                  {t(`document.type.${slot.type}`)}
                </span>
                <span className="block text-xs text-quiet">
                  {t(`staff.review.documents.state.${slot.state}`)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
