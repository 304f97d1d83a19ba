import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { refundGrounds } from '#domain/money/refund.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { boxClass } from '../../form/Field.tsx'
import { createFields, FieldsProvider, useAll, useText } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { nameOf, refundKey } from '../parts/application/application.ts'
import { type AskedRefund, askedRefundIn } from '../parts/application/asked-refund.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { DayChoice } from '../parts/DayField.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { compact } from '../parts/looks.ts'
import { SelectField } from '../parts/SelectField.tsx'
import { useMay } from '../parts/use-me.ts'
import { Proposed } from './Proposed.tsx'
import { RefundForm } from './RefundForm.tsx'
import { RefundList } from './RefundList.tsx'
import { askedAtFirst, askedOf } from './refund.ts'

/** Money back: what the policy says of a request, and what was paid back so far. */
export function RefundBlock() {
  const t = useTranslate()
  const may = useMay()
  const { state, key } = useLocation()
  const asked = askedRefundIn(state)
  if (!may('refund.make')) return null
  return (
    <Block title={t('staff.refund.title')}>
      {/* Starts from what was requested. */}
      <Refunds key={asked ? key : ''} asked={asked} />
    </Block>
  )
}

function Refunds({ asked: given }: Readonly<{ asked: AskedRefund | null }>) {
  const t = useTranslate()
  const { application } = useDetail()
  const { id, applicants } = application
  const [fields] = useState(() =>
    createFields(askedAtFirst(given, dayAtSeat(now()), applicants.length)),
  )
  const asked = askedOf(useAll(fields))
  const [isOpen, setOpen] = useState(given !== null)
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
            <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
              <FieldsProvider fields={fields}>
                <div className="space-y-4">
                  <Request />
                  <Proposed proposal={proposal} isOld={query.isPlaceholderData} />
                </div>
              </FieldsProvider>
              <RefundForm
                // An open question was about the request before.
                key={JSON.stringify(asked)}
                proposal={proposal}
                isOld={query.isPlaceholderData}
                ofRole={ofRole}
                asked={asked}
                onClose={() => setOpen(false)}
              />
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}

/** For whom, on what ground and when it was asked: the policy answers by it. Travellers chosen here withdraw. */
function Request() {
  const t = useTranslate()
  const { applicants } = useDetail().application
  const [requestedOn, setRequestedOn] = useText('requestedOn')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {applicants.length > 1 && (
        <div className="sm:col-span-2">
          <SelectField
            name="whom"
            label={t('staff.refund.for')}
            options={[
              { value: 'all', label: t('staff.refund.for.all') },
              ...applicants.map((each) => ({
                value: String(each.id),
                label: nameOf(each) || String(each.position),
              })),
            ]}
          />
        </div>
      )}
      <SelectField
        name="ground"
        label={t('staff.refund.ground')}
        options={refundGrounds.map((each) => ({
          value: each,
          label: t(`staff.refund.ground.${each}`),
        }))}
      />
      <DayChoice
        label={t('staff.refund.requestedOn')}
        labelClass="font-semibold"
        day={requestedOn}
        onDay={setRequestedOn}
        className={boxClass(false, 'mt-1.5')}
      />
    </div>
  )
}
