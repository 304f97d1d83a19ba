import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { applicationKey } from '../parts/application/application.ts'
import { applicationPath } from '../parts/application/outlet.ts'
import { fileHref } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Outcome } from '../parts/bulk/Outcome.tsx'
import { FileDialog, type FiledRows } from '../parts/filing/FileDialog.tsx'
import { compact } from '../parts/looks.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay } from '../parts/use-me.ts'
import { closedBy, type NextStep, nextStep } from './choices.ts'
import { HandOver, SentBack } from './HandOver.tsx'
import { useGoOn } from './use-go-on.tsx'

/** What comes next for the whole application, and why something else does not. */
export function NextStepLine({ step }: Readonly<{ step: NextStep | null }>) {
  const t = useTranslate()
  const may = useMay()
  const { basis } = useDetail()
  if (!may('application.work')) return null
  const { applicants } = basis
  const closed = applicants.map((applicant) => {
    const next = nextStep(applicant.state)
    return next && closedBy(applicant, next)
  })
  const codes = [...new Set(closed)].filter((code) => code !== null)
  const isLine = step !== null && step.kind !== 'approve'
  if (!isLine && codes.length === 0 && !basis.sentBack) return null
  return (
    <div className="mb-1 space-y-2 border-b border-line pb-3">
      <SentBack />
      {step?.kind === 'look' && (
        <Link
          to={applicationPath(basis.id, 'documents')}
          className={buttonClass('primary', compact)}
        >
          {t('staff.review.hand.look', { count: step.count })}
        </Link>
      )}
      {step?.kind === 'file' && <FileReady count={step.applicants.length} />}
      {step?.kind === 'hand-over' && <HandOver applicants={step.applicants} />}
      {codes.map((code) => (
        <p key={code} className="text-sm text-quiet">
          {t(`error.${code}`)}
        </p>
      ))}
    </div>
  )
}

/** Where each is typed into the portal; or the numbers of those for whom that was done elsewhere. */
function FileReady({ count }: Readonly<{ count: number }>) {
  const t = useTranslate()
  const { basis, isBehind } = useDetail()
  const [isAsked, ask] = useState(false)
  const onFiled = useFiled(() => ask(false))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link to={fileHref(basis.id)} className={buttonClass('primary', compact)}>
        {t('staff.review.file.open')}
      </Link>
      <SmallButton
        aria-disabled={isBehind || undefined}
        onClick={isBehind ? undefined : () => ask(true)}
      >
        {t('staff.review.next.file', { count })}
      </SmallButton>
      {isAsked && (
        <FileDialog
          ids={[basis.id]}
          onDone={onFiled}
          onClose={() => ask(false)}
          outcome={(preview) => <Outcome preview={preview} />}
        />
      )}
    </div>
  )
}

/** Goes on to the next application once those who were ready are filed; stays where something stood against it. */
function useFiled(onClose: () => void): (rows: FiledRows) => void {
  const t = useTranslate()
  const client = useQueryClient()
  const { application, refreshRelated } = useDetail()
  const goOn = useGoOn('actions')
  const { id, reference } = application
  return ([row]) => {
    onClose()
    void client.invalidateQueries({ queryKey: applicationKey(id) })
    refreshRelated()
    if (!row) return
    goOn({
      title: t('staff.review.file.done', { reference }),
      isLeft: false,
      held: row.held === null ? [] : [row.held],
    })
  }
}
