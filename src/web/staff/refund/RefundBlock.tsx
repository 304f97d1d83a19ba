import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Cents } from '#domain/money/money.ts'
import { refundGrounds } from '#domain/money/refund.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { boxClass } from '../../form/Field.tsx'
import { createFields, FieldsProvider, useAll, useText } from '../../form/fields.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { nameOf, refundKey } from '../parts/application/application.ts'
import { type AskedRefund, askedRefundIn } from '../parts/application/asked-refund.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Block } from '../parts/Block.tsx'
import { ByLine } from '../parts/ByLine.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { DayChoice } from '../parts/DayField.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay } from '../parts/use-me.ts'
import { RefundForm } from './RefundForm.tsx'
import { askedAtFirst, askedOf, type Proposal, type RefundView } from './refund.ts'

/** Money back: what the policy says of a request, and what was paid back so far. */
export function RefundBlock() {
  const may = useMay()
  const { state, key } = useLocation()
  const asked = askedRefundIn(state)
  if (!may('refund.make')) return null
  // Starts from what was requested.
  return <Refunds key={asked ? key : ''} asked={asked} />
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
  const query = useAsked(
    [...refundKey(id), asked],
    'GET /api/admin/applications/{id}/refund',
    { params: { id }, query: asked },
    { ...fresh, placeholderData: keepPreviousData },
  )
  const { data } = query
  if (data && !data.proposal && data.refunds.length === 0) return null
  return (
    <Block
      title={t('staff.refund.title')}
      aside={
        data?.proposal &&
        !isOpen && <SmallButton onClick={() => setOpen(true)}>{t('staff.refund.open')}</SmallButton>
      }
    >
      <Loaded query={query} lines={1}>
        {({ proposal, ofRole, refunds }) => (
          <div className="space-y-4">
            <RefundList refunds={refunds} />
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
    </Block>
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

type ProposedProps = Readonly<{
  proposal: Proposal
  /** Of another request; the new one is on its way. */
  isOld: boolean
}>

function Proposed({ proposal, isOld }: ProposedProps) {
  const { t, language } = useWords()
  const { eligible, reasons, refundedCents, feeCents, answerBy, payBy, requestBy } = proposal
  const money = (cents: Cents) => formatPrice(cents, language)
  const day = (date: string | null) => date && sayDay(date, language)
  return (
    <div aria-busy={isOld || undefined} className={isOld ? 'opacity-60' : ''}>
      <Notice
        tone={eligible ? 'success' : 'warning'}
        title={t(eligible ? 'staff.refund.eligible' : 'staff.refund.notEligible')}
      >
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`staff.refund.reason.${reason}`, proposal.terms)}</li>
          ))}
        </ul>
      </Notice>
      <div className="mt-2">
        <Facts
          facts={[
            { name: t('staff.refund.paid'), value: money(proposal.paidCents) },
            {
              name: t('staff.refund.refunded'),
              value: refundedCents > 0 && `− ${money(refundedCents)}`,
            },
            {
              name: t('staff.refund.fee'),
              value: eligible && (feeCents > 0 ? `− ${money(feeCents)}` : money(0)),
            },
            {
              name: t('staff.refund.amount.proposed'),
              value: <span className="font-semibold">{money(proposal.amountCents)}</span>,
            },
            { name: t('staff.refund.requestBy'), value: day(requestBy) },
            { name: t('staff.refund.answerBy'), value: day(answerBy) },
            { name: t('staff.refund.payBy'), value: eligible && day(payBy) },
          ]}
        />
      </div>
    </div>
  )
}

type Refund = RefundView['refunds'][number]

const tones: Record<Refund['state'], BadgeTone> = { due: 'info', done: 'success', failed: 'error' }

/** After so long the job has given up, or will not try for a while: somebody may hurry it. */
const patienceMs = 3_600_000

const canRetry = ({ state, createdAt }: Refund): boolean =>
  state === 'failed' || (state === 'due' && now().getTime() - Date.parse(createdAt) > patienceMs)

/** What was paid back, is about to be, or could not be. */
function RefundList({ refunds }: Readonly<{ refunds: readonly Refund[] }>) {
  const { t, language } = useWords()
  const { application } = useDetail()
  if (refunds.length === 0) return null
  return (
    <ul aria-label={t('staff.refund.list')} className="divide-y divide-line text-sm">
      {refunds.map((refund) => {
        const { id, state, reason, ground, amountCents, note, createdAt, doneAt, by } = refund
        const traveller = application.applicants.find((each) => each.id === refund.applicantId)
        const origin = reason === 'staff' ? (ground ?? 'refund') : reason
        return (
          <li key={id} className="space-y-1 py-2">
            <p className="flex flex-wrap items-center gap-2">
              <span className="figures font-semibold">{formatPrice(amountCents, language)}</span>
              <Badge tone={tones[state]}>{t(`staff.refund.state.${state}`)}</Badge>
              <span>{t(`staff.refund.ground.${origin}`)}</span>
              {traveller && <bdi>{t('staff.refund.of', { name: nameOf(traveller) })}</bdi>}
            </p>
            <ByLine
              name={by?.name ?? t('staff.application.history.actor.system')}
              at={doneAt ?? createdAt}
            />
            {note && <p className="whitespace-pre-wrap">{note}</p>}
            {canRetry(refund) && <Retry id={id} />}
          </li>
        )
      })}
    </ul>
  )
}

function Retry({ id }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const confirmed = useConfirmed()
  const { refreshRelated } = useDetail()
  const retry = () => call('POST /api/admin/refunds/{id}/retry', { params: { id } })
  return (
    <ActButton isSmall act={() => confirmed(retry)} onDone={refreshRelated}>
      {t('staff.refund.retry')}
    </ActButton>
  )
}
