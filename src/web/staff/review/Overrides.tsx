import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { nameOf } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'

/** What was decided against the guard, by whom and why: shown for as long as the application is. */
export function Overrides() {
  const t = useTranslate()
  const language = useLanguage()
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
