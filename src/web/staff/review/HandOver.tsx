import { useState } from 'react'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import type { Applicant } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Select } from '../parts/Select.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useColleagues } from '../parts/use-colleagues.ts'
import { useMe } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'

type HandOverProps = Readonly<{
  applicants: readonly Applicant[]
  /** Secondary beside something else that may be pressed. */
  look?: 'primary' | 'secondary'
}>

/** Says that it is a colleague's turn to approve these travellers: a certain one's, or anybody's. */
export function HandOver({ applicants, look = 'primary' }: HandOverProps) {
  const t = useTranslate()
  const me = useMe()
  const { basis, isBehind, change } = useDetail()
  const { send, isBusy, error } = useSending()
  const [to, setTo] = useState('')
  const others = useColleagues().filter((colleague) => colleague.id !== me.id)
  const body = {
    staffId: to || null,
    applicantIds: applicants.map((applicant) => applicant.id),
    version: basis.version,
  }
  const work = () =>
    call('POST /api/admin/applications/{id}/hand-over', { params: { id: basis.id }, body })
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t('staff.review.hand.whom')}
          value={to}
          choices={[
            { value: '', label: t('staff.review.hand.whom.anybody') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={setTo}
        />
        <SmallButton
          look={look}
          busy={isBusy}
          aria-disabled={isBehind || undefined}
          onClick={isBehind ? undefined : () => void send(() => change(work))}
        >
          {t('staff.review.hand.action')}
        </SmallButton>
      </div>
      <ErrorNotice error={error} className="mt-2" />
    </div>
  )
}

/** Whose turn it is, of a traveller who is handed over. */
export function HandedOver({ handOver }: Readonly<{ handOver: Applicant['handOver'] }>) {
  const t = useTranslate()
  const language = useLanguage()
  if (!handOver) return null
  const said = { by: handOver.by.name, at: sayMoment(handOver.at, language) }
  return (
    <p className="text-sm break-words text-quiet">
      {handOver.to
        ? t('staff.review.hand.to', { ...said, to: handOver.to.name })
        : t('staff.review.hand.anybody', said)}
    </p>
  )
}

/** Takes the hand-over of a whole application back. */
export function TakeBack() {
  const t = useTranslate()
  const { basis, change } = useDetail()
  const { send, isBusy, error } = useSending()
  const params = { id: basis.id }
  const work = () => call('DELETE /api/admin/applications/{id}/hand-over', { params })
  return (
    <div>
      <SmallButton look="quiet" busy={isBusy} onClick={() => void send(() => change(work))}>
        {t('staff.review.hand.back')}
      </SmallButton>
      <ErrorNotice error={error} className="mt-2" />
    </div>
  )
}
