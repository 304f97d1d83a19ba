import { Link } from 'react-router'
import type { ErrorCode } from '#domain/error.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import type { Applicant } from '../parts/application/application.ts'
import { applicationPath } from '../parts/application/outlet.ts'
import { fileHref } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { closedBy } from './guarded.ts'
import { HandOver, TakeBack } from './HandOver.tsx'
import type { NextStep } from './next-step.ts'
import { nextStep } from './steps.ts'
import { useFileReady } from './use-file-ready.ts'

/** What comes next for the whole application, and why something else does not. */
export function NextStepLine({ step }: Readonly<{ step: NextStep | null }>) {
  const t = useTranslate()
  const may = useMay()
  const { basis } = useDetail()
  if (!may('application.work')) return null
  const { applicants } = basis
  const codes = closedCodes(applicants)
  const isHandedOver = applicants.some(({ handOver }) => handOver !== null)
  const isLine = step !== null && step.kind !== 'approve'
  if (!isLine && codes.length === 0 && !isHandedOver) return null
  return (
    <div className="mb-1 space-y-2 border-b border-line pb-3">
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
      {isHandedOver && <TakeBack />}
    </div>
  )
}

/** What stands against the next step of anybody, each once. */
function closedCodes(applicants: readonly Applicant[]): readonly ErrorCode[] {
  const codes = applicants.map((applicant) => {
    const next = nextStep(applicant.state)
    return next && closedBy(applicant, next)
  })
  return [...new Set(codes)].filter((code) => code !== null)
}

function FileReady({ count }: Readonly<{ count: number }>) {
  const t = useTranslate()
  const { basis, isBehind } = useDetail()
  const { file, isBusy, error } = useFileReady('actions')
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          className={compact}
          busy={isBusy}
          aria-disabled={isBehind || undefined}
          onClick={isBehind ? undefined : file}
        >
          {t('staff.review.next.file', { count })}
        </Button>
        <Link to={fileHref(basis.id)} className="link flex min-h-11 items-center text-sm">
          {t('staff.review.file.open')}
        </Link>
      </div>
      <ErrorNotice error={error} className="mt-2" />
    </div>
  )
}
