import { useEffect } from 'react'
import type { Translate } from '#phrases/translate.ts'
import { now } from '../../clock.ts'
import { sayMoment, sayTime } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { type Application, nameOf, newestHeld } from '../parts/application/application.ts'
import { allSlots } from '../parts/application/slots.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { UndoButton } from '../parts/undo/use-undoable.tsx'
import { useMay } from '../parts/use-me.ts'
import { Travellers } from './Travellers.tsx'

/** What is decided about each traveller, and below it the money back that another feature brings. */
export function ActionsTab({ refund }: Readonly<{ refund: Elements }>) {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  if (application.erasedAt) {
    return (
      <Notice tone="warning" className="m-4 sm:m-6">
        {t('staff.parts.erased.text')}
      </Notice>
    )
  }
  return (
    <div className="space-y-4 p-4 sm:p-6">
      <ChangedNotice />
      <HeldNotice />
      <Overrides />
      {may('application.work') && <Travellers />}
      {refund}
    </div>
  )
}

/**
 * Somebody else changed what is being decided: what it was, and what is typed stays. It stays in sight of
 * whoever is at a button below, for here is the one that goes on.
 */
function ChangedNotice() {
  const t = useTranslate()
  const { application, basis, isBehind, acceptLatest } = useDetail()
  if (!isBehind) return null
  const changes = changesBetween(basis, application)
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('staff.review.changed.title')}
      className="sticky top-2 z-10 shadow-raised"
    >
      <ul className="list-disc ps-5">
        {changes.map((change) => (
          <li key={change.what}>{wordsOf(change, t)}</li>
        ))}
        {changes.length === 0 && <li>{t('staff.review.changed.other')}</li>}
      </ul>
      <p className="mt-1">{t('staff.review.changed.kept')}</p>
      <SmallButton className="mt-2" onClick={acceptLatest}>
        {t('staff.review.changed.load')}
      </SmallButton>
    </Notice>
  )
}

function wordsOf(change: ReviewChange, t: Translate): string {
  switch (change.what) {
    case 'status':
      return t('staff.review.changed.status', {
        from: t(`staff.parts.status.${change.from}`),
        to: t(`staff.parts.status.${change.to}`),
      })
    case 'paymentStatus':
      return t('staff.review.changed.paymentStatus', { to: t(`staff.parts.payment.${change.to}`) })
    case 'assignee':
      return change.to === null
        ? t('staff.review.changed.assignee.none')
        : t('staff.review.changed.assignee', { name: change.to })
    case 'notes':
    case 'documents':
      return t(`staff.review.changed.${change.what}`, { count: change.count })
    default:
      return t(`staff.review.changed.${change.what}`)
  }
}

function HeldNotice() {
  const { t, language } = useWords()
  const may = useMay()
  const { application, refresh } = useDetail()
  const [newest] = application.held
  const until = newest?.until
  useEffect(() => {
    if (!until) return
    const restMs = Math.max(0, new Date(until).getTime() - now().getTime())
    const timer = setTimeout(() => void refresh(), restMs + 1000)
    return () => clearTimeout(timer)
  }, [until, refresh])
  if (!until || !may('application.work')) return null
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{t('staff.parts.undo.until', { at: sayTime(until, language) })}</p>
        <UndoButton ids={newestHeld(application)} />
      </div>
    </Notice>
  )
}

/** What was decided against the guard, by whom and why: shown for as long as the application is. */
function Overrides() {
  const { t, language } = useWords()
  const { application } = useDetail()
  const { overrides, applicants } = application
  if (overrides.length === 0) return null
  return (
    <Notice tone="warning" title={t('staff.review.override.title')}>
      <ul className="space-y-1">
        {overrides.map(({ id, applicantId, decision, by, reason, at, against }) => {
          const applicant = applicants.find((each) => each.id === applicantId)
          return (
            <li key={id} dir="auto" className="break-words">
              <span>{`${t(`staff.review.override.${decision}`, {
                name: applicant ? nameOf(applicant) : application.reference,
                by: by?.name ?? t('staff.parts.somebody'),
                at: sayMoment(at, language),
              })} ${reason ?? ''}`}</span>
              {decision !== 'paid' && (
                <span className="block text-sm text-quiet">
                  {against.map((code) => t(`error.${code}`)).join(' ')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

/** One thing that is other than it was; `from` and `to` are values, not words. */
type ReviewChange =
  | Readonly<{ what: 'status'; from: Application['status']; to: Application['status'] }>
  | Readonly<{ what: 'paymentStatus'; to: Application['paymentStatus'] }>
  | Readonly<{ what: 'assignee'; to: string | null }>
  | Readonly<{ what: 'approval' | 'adminNotes' | 'completed' | 'erased' }>
  | Readonly<{ what: 'notes' | 'documents'; count: number }>

/** What somebody has to know before they decide about `after` with `before` in mind. */
export function changesBetween(before: Application, after: Application): readonly ReviewChange[] {
  const { status: from, paymentStatus, assignee } = before
  const { status: to } = after
  const notes = after.notes.length - before.notes.length
  const documents = changedDocuments(before, after)
  const changes: readonly (ReviewChange | false)[] = [
    from !== to && { what: 'status', from, to },
    paymentStatus !== after.paymentStatus && { what: 'paymentStatus', to: after.paymentStatus },
    assignee?.id !== after.assignee?.id && { what: 'assignee', to: after.assignee?.name ?? null },
    before.approval?.addedAt !== after.approval?.addedAt && { what: 'approval' },
    before.adminNotes !== after.adminNotes && { what: 'adminNotes' },
    before.completedAt !== after.completedAt && { what: 'completed' },
    before.erasedAt !== after.erasedAt && { what: 'erased' },
    notes > 0 && { what: 'notes', count: notes },
    documents > 0 && { what: 'documents', count: documents },
  ]
  return changes.filter((change) => change !== false)
}

/** Slots whose file or verdict is another one. */
function changedDocuments(before: Application, after: Application): number {
  const stands = (application: Application) =>
    new Map(
      allSlots(application).map(({ applicant, type, document, state }) => [
        `${applicant.id} ${type}`,
        `${document?.id} ${state}`,
      ]),
    )
  const was = stands(before)
  return [...stands(after)].filter(([slot, state]) => was.get(slot) !== state).length
}
