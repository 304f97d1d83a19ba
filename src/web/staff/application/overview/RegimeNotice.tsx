import { isDecidedState } from '#domain/application/applicant-state.ts'
import { makesUnfit } from '#domain/application/regime-change.ts'
import { useWords } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { nameOf } from '../../parts/application/application.ts'
import { regimeWords } from '../../parts/application/regime-words.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { useMay } from '../../parts/use-me.ts'
import { RefundLink } from './RefundLink.tsx'

/** What changed for its nationalities since it was signed, and the way to a refund for who needs no visa. */
export function RegimeNotice() {
  const { t, language } = useWords()
  const may = useMay()
  const { application } = useDetail()
  const { visaType, applicants, regimeChanges } = application
  if (regimeChanges.length === 0) return null
  const unfit = regimeChanges.filter((each) => makesUnfit(each, visaType))
  const free = applicants.filter(
    ({ nationality, state }) =>
      !isDecidedState(state) &&
      unfit.some((each) => each.to === 'exempt' && each.nationality === nationality),
  )
  const isAll = free.length === applicants.length
  const refunds = isAll
    ? [{ words: t('staff.application.regime.refund.all'), applicantIds: [] }]
    : free.map((each) => ({
        words: t('staff.application.regime.refund', { name: nameOf(each) }),
        applicantIds: [each.id],
      }))
  return (
    <Notice tone="warning" title={t('staff.application.regime.title')}>
      <p>{regimeWords(regimeChanges, t, language)}</p>
      {free.length > 0 && <p className="mt-1">{t('staff.application.regime.not-needed')}</p>}
      {unfit.some(({ to }) => to === 'multiple') && (
        <p className="mt-1">{t('staff.application.regime.single')}</p>
      )}
      {free.length > 0 && may('refund.make') && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {refunds.map(({ words, applicantIds }) => (
            <li key={words}>
              <RefundLink applicantIds={applicantIds}>{words}</RefundLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
