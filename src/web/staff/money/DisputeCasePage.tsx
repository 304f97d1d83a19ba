import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { waitsForEvidence } from '#domain/money/dispute.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowLeftIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Section } from '../parts/Section.tsx'
import { ApplicationLink } from './columns.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import { DisputeTimeline } from './DisputeTimeline.tsx'
import type { DisputeCase } from './dispute-case.ts'
import { disputeTones, reasonWords } from './dispute-looks.ts'
import { Evidence } from './Evidence.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'

type CaseProps = Readonly<{ dispute: DisputeCase }>

/** One dispute: until when, what is claimed, what happened, and what goes to the bank. */
export function DisputeCasePage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const dispute = useQuery({
    queryKey: ['staff', 'dispute', id],
    queryFn: ({ signal }) => call('GET /api/admin/money/disputes/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
  return (
    <MoneyFrame title={t('staff.money.dispute.case')}>
      <Link
        className="link inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
        to={`${staffPages.admin}/payments/disputes`}
      >
        <Icon path={arrowLeftIcon} className="size-4 rtl:-scale-x-100" />
        <span>{t('staff.money.dispute.all')}</span>
      </Link>
      <Loaded query={dispute} lines={8}>
        {(data) => (
          <>
            <Head dispute={data} />
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
              <div className="space-y-6">
                <Meanwhile dispute={data} />
                <Evidence dispute={data} />
                <DisputeTimeline dispute={data} />
              </div>
              <About dispute={data} />
            </div>
          </>
        )}
      </Loaded>
    </MoneyFrame>
  )
}

/** How much, how far, and until when. */
function Head({ dispute }: CaseProps) {
  const { t, language } = useWords()
  const { amountCents, currency, state, respondBy, reason } = dispute
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="figures text-2xl font-semibold sm:text-3xl">
            {formatMoney(amountCents, language)}
          </span>
          <span className="text-quiet">{currency}</span>
          <Badge tone={disputeTones[state]}>{t(`staff.money.dispute.state.${state}`)}</Badge>
        </p>
        <p className="mt-1 font-medium">{reasonWords(reason, t)}</p>
      </div>
      {waitsForEvidence(state) && respondBy && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="figures font-medium">
            {t('staff.money.dispute.by', { at: sayMoment(respondBy, language) })}
          </span>
          <DaysLeft respondBy={respondBy} />
        </p>
      )}
    </div>
  )
}

/** What becomes of the money while the bank decides, and after. */
function Meanwhile({ dispute: { state, application, holdsRefunds } }: CaseProps) {
  const t = useTranslate()
  if (!application) {
    return <Notice tone="warning">{t('staff.money.dispute.unknown.text')}</Notice>
  }
  if (state === 'won') {
    return <Notice tone="success">{t('staff.money.dispute.meanwhile.won')}</Notice>
  }
  if (state === 'lost') return <Notice>{t('staff.money.dispute.meanwhile.lost')}</Notice>
  return holdsRefunds ? (
    <Notice tone="warning">{t('staff.money.dispute.meanwhile.held')}</Notice>
  ) : (
    <Notice>{t('staff.money.dispute.meanwhile.inquiry')}</Notice>
  )
}

function About({ dispute }: CaseProps) {
  const { t, language } = useWords()
  const say = (cents: Cents) => formatMoney(cents, language)
  const { application, about, payment, gateway, gatewayRef, openedAt, closedAt } = dispute
  const code = (text: string) => (
    <span className="reads-ltr font-mono text-xs break-all">{text}</span>
  )
  return (
    <Section title={t('staff.money.dispute.about')}>
      <Facts
        facts={[
          {
            name: t('staff.money.application'),
            value: application ? (
              <ApplicationLink {...application} />
            ) : (
              t('staff.money.dispute.unknown')
            ),
          },
          { name: t('staff.money.dispute.contact'), value: about?.contactName ?? null },
          {
            name: t('staff.money.dispute.order'),
            value:
              about &&
              t('staff.money.dispute.order.value', {
                visa: t(`staff.parts.visa.${about.visaType}`),
                count: about.travellers,
              }),
          },
          {
            name: t('staff.money.dispute.paid'),
            value: payment && say(payment.amountCents),
            aside: payment && (
              <span className="block text-quiet">{sayMoment(payment.at, language)}</span>
            ),
          },
          {
            name: t('staff.money.dispute.refunded'),
            value: payment && payment.refundedCents > 0 ? say(payment.refundedCents) : null,
          },
          {
            name: t('staff.money.gatewayRef'),
            value: payment?.gatewayRef ? code(payment.gatewayRef) : null,
          },
          { name: t('staff.money.dispute.ref'), value: code(gatewayRef) },
          { name: t('staff.money.dispute.gateway'), value: gateway },
          { name: t('staff.money.dispute.openedAt'), value: sayMoment(openedAt, language) },
          {
            name: t('staff.money.dispute.closedAt'),
            value: closedAt && sayMoment(closedAt, language),
          },
        ]}
      />
    </Section>
  )
}
