import { call } from '../../../api/client.ts'
import { sayMoment } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Applicant } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { compact } from '../../parts/looks.ts'
import { useSending } from '../../parts/use-sending.ts'

type HandOverProps = Readonly<{
  applicant: Applicant
  /** Secondary beside something else that may be pressed. */
  look?: 'primary' | 'secondary'
}>

/** Says that it is a colleague's turn to approve this traveller. */
export function HandOverButton({ applicant, look = 'primary' }: HandOverProps) {
  const t = useTranslate()
  const { basis, isBehind, change } = useDetail()
  const { send, isBusy, error } = useSending()
  const { id, version } = basis
  const body = { applicantIds: [applicant.id], version }
  const work = () => call('POST /api/admin/applications/{id}/hand-over', { params: { id }, body })
  return (
    <div>
      <Button
        look={look}
        className={compact}
        busy={isBusy}
        aria-disabled={isBehind || undefined}
        onClick={isBehind ? undefined : () => void send(() => change(work))}
      >
        {t('staff.review.hand.action')}
      </Button>
      <ErrorNotice error={error} className="mt-2" />
    </div>
  )
}

/** Whose turn it is, of a traveller who is handed over; taking back is of the whole application. */
export function HandedOver({ applicant }: Readonly<{ applicant: Applicant }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { basis, change } = useDetail()
  const { send, isBusy, error } = useSending()
  const { handOver } = applicant
  if (!handOver) return null
  const params = { id: basis.id }
  const work = () => call('DELETE /api/admin/applications/{id}/hand-over', { params })
  const said = { by: handOver.by.name, at: sayMoment(handOver.at, language) }
  return (
    <div className="text-sm text-quiet">
      <p className="break-words">
        {handOver.to
          ? t('staff.review.hand.to', { ...said, to: handOver.to.name })
          : t('staff.review.hand.anybody', said)}
      </p>
      <Button
        look="quiet"
        className={compact}
        busy={isBusy}
        onClick={() => void send(() => change(work))}
      >
        {t('staff.review.hand.back')}
      </Button>
      <ErrorNotice error={error} className="mt-2" />
    </div>
  )
}
