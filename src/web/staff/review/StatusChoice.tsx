import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { useText } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { errorIcon } from '../../ui/icons.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Application } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useMay } from '../parts/use-me.ts'
import { closedStatus } from './consequences.ts'

type StatusChoiceProps = Readonly<{
  problem: string | null
  /** While the change is asked about, it stays what it is. */
  isFixed: boolean
}>

/** The five statuses; the current one is marked, and what cannot be chosen says why. */
export function StatusChoice({ problem, isFixed }: StatusChoiceProps) {
  const t = useTranslate()
  const [chosen, set] = useText('status')
  const { basis } = useDetail()
  const whyNotOf = useWhyNot()
  return (
    <fieldset aria-describedby={problem ? 'status-problem' : undefined} className="min-w-0">
      <legend className="font-semibold">{t('staff.review.status.new')}</legend>
      {problem && (
        <p
          id="status-problem"
          role="alert"
          className="mt-1 flex gap-1.5 text-sm font-semibold text-clay"
        >
          <Icon path={errorIcon} className="mt-0.5 size-4.5" />
          <span>{problem}</span>
        </p>
      )}
      <div className="mt-1.5 space-y-1">
        {applicationStatuses.filter(isOffered(basis)).map((status) => {
          const isNow = status === basis.status
          const whyNot = whyNotOf(status)
          // Approved once more is a newer visa document.
          const isClosed = whyNot !== null || (isNow && status !== 'approved')
          const isOff = isClosed || (isFixed && chosen !== status)
          return (
            <label
              key={status}
              className={`flex min-h-11 items-center gap-3 rounded-field border border-line bg-surface px-3 py-1 has-checked:border-ocean has-checked:bg-ocean-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ocean ${isOff ? '' : 'cursor-pointer hover:border-ocean'}`}
            >
              <input
                type="radio"
                name="status"
                value={status}
                checked={chosen === status}
                disabled={isOff}
                onChange={() => set(status)}
                className="size-5 shrink-0 accent-ocean outline-none"
              />
              <StatusBadge status={status} words={t(`staff.parts.status.${status}`)} />
              <span className="min-w-0 flex-1 text-sm text-quiet">
                {isNow ? t('staff.review.status.current') : whyNot}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Who is filed has a number of the portal, which belongs to each: a status files nobody. */
const isOffered =
  ({ status: current, applicants }: Pick<Application, 'status' | 'applicants'>) =>
  (status: ApplicationStatus) =>
    status !== 'processing' || applicants.length === 0 || !['pending', 'paid'].includes(current)

function useWhyNot(): (status: ApplicationStatus) => string | null {
  const t = useTranslate()
  const may = useMay()
  const { basis } = useDetail()
  return (status) => {
    if (status === 'approved' && !may('application.approve')) return t('staff.review.role')
    const closed = may('application.override') ? null : closedStatus(basis, status)
    return closed ? t(`error.${closed}`) : null
  }
}
