import { useId, useState } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon, chevronDownIcon } from '../ui/icons.ts'
import { type Applicant, type Application, progressOf } from './checklist.ts'
import { useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'

type ApplicantListProps = Readonly<{ currentId: number; onChoose: (id: number) => void }>

/** From this many applicants on, complete ones can be hidden. */
const manyApplicants = 8

/** All applicants with their counters; collapsed on a phone. */
export function ApplicantList({ currentId, onChoose }: ApplicantListProps) {
  const t = useTranslate()
  const { application } = useUploads<Application>()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [onlyMissing, setOnlyMissing] = useState(false)
  const { applicants } = application
  const shown = applicants.filter(
    (applicant) => !onlyMissing || !progressOf(application, applicant).complete,
  )
  const choose = (id: number) => {
    setOpen(false)
    onChoose(id)
  }
  return (
    <nav aria-label={t('document.traveller.list')} className="mb-6 lg:mb-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between rounded-field border border-edge bg-surface px-4 py-2 font-semibold lg:hidden"
      >
        <span>{t('document.traveller.choose')}</span>
        <Icon path={chevronDownIcon} className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={listId}
        className={`${isOpen ? 'mt-2' : 'hidden'} lg:sticky lg:top-6 lg:mt-0 lg:block`}
      >
        {applicants.length >= manyApplicants && (
          <label className="flex min-h-11 items-center gap-3 px-1 py-1 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-ocean"
              checked={onlyMissing}
              onChange={(event) => setOnlyMissing(event.target.checked)}
            />
            {t('document.traveller.onlyMissing')}
          </label>
        )}
        <ol className="max-h-[70dvh] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
          {shown.map((applicant) => (
            <li key={applicant.id}>
              <ApplicantRow
                applicant={applicant}
                isCurrent={applicant.id === currentId}
                onChoose={choose}
              />
            </li>
          ))}
          {shown.length === 0 && (
            <li className="p-4 text-sm text-quiet">{t('document.traveller.noneMissing')}</li>
          )}
        </ol>
      </div>
    </nav>
  )
}

type ApplicantRowProps = Readonly<{
  applicant: Applicant
  isCurrent: boolean
  onChoose: (id: number) => void
}>

function ApplicantRow({ applicant, isCurrent, onChoose }: ApplicantRowProps) {
  const nameOf = useTravellerName()
  const { application } = useUploads<Application>()
  const progress = progressOf(application, applicant)
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => onChoose(applicant.id)}
      className="flex min-h-12 w-full items-center gap-3 border-s-4 border-transparent px-3 py-2 text-start hover:bg-ocean-tint aria-[current]:border-ocean aria-[current]:bg-ocean-tint"
    >
      <span className="figures w-6 shrink-0 text-sm text-quiet">{applicant.position}</span>
      <span className="min-w-0 flex-1">
        <bdi className="font-semibold wrap-anywhere">{nameOf(applicant)}</bdi>
      </span>
      <Counter {...progress} isShort />
    </button>
  )
}

type CounterProps = Readonly<{
  uploaded: number
  total: number
  complete: boolean
  /** Only the word, once everything is there. */
  isShort?: boolean
}>

/** '2/3', plus a word when complete. */
export function Counter({ uploaded, total, complete, isShort = false }: CounterProps) {
  const t = useTranslate()
  return (
    <span
      className={`figures flex shrink-0 items-center gap-1.5 text-sm font-semibold ${complete ? 'text-leaf' : 'text-quiet'}`}
    >
      <span className="sr-only">{t('document.traveller.counter.label', { uploaded, total })}</span>
      {!(complete && isShort) && (
        <span aria-hidden="true">{t('document.traveller.counter', { uploaded, total })}</span>
      )}
      {complete && (
        <>
          <Icon path={checkIcon} className="size-4" />
          <span>{t('document.traveller.complete')}</span>
        </>
      )}
    </span>
  )
}
