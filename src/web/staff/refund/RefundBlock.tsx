import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { type RefundGround, refundGrounds } from '#domain/money/refund.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { boxClass } from '../../form/Field.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Applicant, nameOf, refundKey } from '../parts/application/application.ts'
import { type AskedRefund, askedRefundIn } from '../parts/application/asked-refund.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { DayChoice } from '../parts/DayField.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { Proposal } from './Proposal.tsx'
import { RefundForm } from './RefundForm.tsx'
import { RefundList } from './RefundList.tsx'

/** Money back: what the policy says of a request, and what was paid back so far. */
export function RefundBlock() {
  const t = useTranslate()
  const may = useMay()
  const { state, key } = useLocation()
  const asked = askedRefundIn(state)
  return (
    <Block title={t('staff.refund.title')}>
      {may('refund.make') ? (
        // Whoever is led here begins with what was asked.
        <Refunds key={asked ? key : ''} asked={asked} />
      ) : (
        <p className="text-sm text-quiet">{t('staff.refund.role')}</p>
      )}
    </Block>
  )
}

function Refunds({ asked: given }: Readonly<{ asked: AskedRefund | null }>) {
  const t = useTranslate()
  const { application } = useDetail()
  const { id } = application
  const [ground, setGround] = useState<RefundGround>(given?.ground ?? 'refund')
  const [requestedOn, setRequestedOn] = useState<string>(given?.requestedOn ?? dayAtSeat(now()))
  const [applicantId, setApplicantId] = useState<number | null>(
    given?.applicantIds.length === 1 && application.applicants.length > 1
      ? (given.applicantIds[0] ?? null)
      : null,
  )
  const [isOpen, setOpen] = useState(given !== null)
  const asked = {
    ground,
    ...(requestedOn ? { requestedOn } : {}),
    ...(applicantId !== null ? { applicantId } : {}),
  }
  const query = useQuery({
    queryKey: [...refundKey(id), asked],
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications/{id}/refund', { params: { id }, query: asked, signal }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} lines={2}>
      {({ proposal, ofRole, refunds }) => (
        <div className="space-y-4">
          <RefundList refunds={refunds} />
          {!proposal && <p className="text-sm text-quiet">{t('staff.refund.nothing')}</p>}
          {proposal && !isOpen && (
            <Button look="secondary" className={compact} onClick={() => setOpen(true)}>
              {t('staff.refund.open')}
            </Button>
          )}
          {proposal && isOpen && (
            <>
              {application.applicants.length > 1 && (
                <ForWhom
                  applicants={application.applicants}
                  applicantId={applicantId}
                  onChoose={setApplicantId}
                />
              )}
              <Request
                ground={ground}
                requestedOn={requestedOn}
                onGround={setGround}
                onRequestedOn={setRequestedOn}
              />
              <Proposal proposal={proposal} isOld={query.isPlaceholderData} />
              <RefundForm
                key={`${ground} ${requestedOn} ${applicantId} ${proposal.amount}`}
                proposal={proposal}
                ofRole={ofRole}
                asked={asked}
                onDone={() => setOpen(false)}
                onBack={() => setOpen(false)}
              />
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}

type ForWhomProps = Readonly<{
  applicants: readonly Applicant[]
  applicantId: number | null
  onChoose: (applicantId: number | null) => void
}>

/** The whole order, or one traveller, who withdraws with it. */
function ForWhom({ applicants, applicantId, onChoose }: ForWhomProps) {
  const t = useTranslate()
  return (
    <label className="block text-sm font-semibold">
      {t('staff.refund.for')}
      <select
        value={applicantId ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        className={boxClass(false, 'mt-1 min-h-11! py-1.5! text-sm! font-normal')}
      >
        <option value="">{t('staff.refund.for.all')}</option>
        {applicants.map((applicant) => (
          <option key={applicant.id} value={applicant.id}>
            {nameOf(applicant) || String(applicant.position)}
          </option>
        ))}
      </select>
    </label>
  )
}

type RequestProps = Readonly<{
  ground: RefundGround
  requestedOn: string
  onGround: (ground: RefundGround) => void
  onRequestedOn: (day: string) => void
}>

/** On what ground and when the traveller asked: the policy answers by it. */
function Request({ ground, requestedOn, onGround, onRequestedOn }: RequestProps) {
  const t = useTranslate()
  const box = boxClass(false, 'mt-1 min-h-11! py-1.5! text-sm! font-normal')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <label className="text-sm font-semibold">
        {t('staff.refund.ground')}
        <select
          value={ground}
          onChange={({ target }) => {
            const chosen = refundGrounds.find((each) => each === target.value)
            if (chosen) onGround(chosen)
          }}
          className={box}
        >
          {refundGrounds.map((each) => (
            <option key={each} value={each}>
              {t(`staff.refund.ground.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <DayChoice
        label={t('staff.refund.requestedOn')}
        labelClass="text-sm font-semibold"
        day={requestedOn}
        onDay={onRequestedOn}
        className={box}
      />
    </div>
  )
}
