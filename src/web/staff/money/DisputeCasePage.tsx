import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { isDisputeOver, waitsForEvidence } from '#domain/money/dispute.ts'
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
import { fresh, useAsked } from '../parts/asked.ts'
import { ExportButton } from '../parts/ExportButton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Section } from '../parts/Section.tsx'
import { useMay } from '../parts/use-me.ts'
import { ApplicationLink } from './columns.tsx'
import { DaysLeft, type DisputeCase, disputeTones, reasonWords } from './dispute.tsx'
import { type TimelineEntry, timelineOf } from './dispute-timeline.ts'
import { MoneyFrame } from './MoneyFrame.tsx'

type CaseProps = Readonly<{ dispute: DisputeCase }>

/** One dispute: until when, what is claimed, what happened, and what goes to the bank. */
export function DisputeCasePage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const dispute = useAsked(
    ['staff', 'dispute', id],
    'GET /api/admin/money/disputes/{id}',
    { params: { id } },
    fresh,
  )
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
  if (!holdsRefunds) {
    const why = state === 'inquiry' ? 'inquiry' : 'mistaken'
    return <Notice>{t(`staff.money.dispute.meanwhile.${why}`)}</Notice>
  }
  if (state === 'lost') return <Notice>{t('staff.money.dispute.meanwhile.lost')}</Notice>
  return <Notice tone="warning">{t('staff.money.dispute.meanwhile.held')}</Notice>
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

/** What goes to the bank as one PDF, and who took it when. */
function Evidence({ dispute }: Readonly<{ dispute: DisputeCase }>) {
  const { t, language } = useWords()
  const may = useMay()
  const client = useQueryClient()
  const { id, gatewayRef, hasEvidence, state, bundles } = dispute
  if (!hasEvidence) return null
  const load = async () => {
    const file = await call('GET /api/admin/money/disputes/{id}/evidence', { params: { id } })
    void client.invalidateQueries({ queryKey: ['staff', 'dispute', id] })
    return file
  }
  const steps = ['check', 'hand-in', 'wait'] as const
  return (
    <Section title={t('staff.money.evidence.title')} lead={t('staff.money.evidence.lead')}>
      {!isDisputeOver(state) && (
        <ol className="mb-5 list-decimal space-y-1 ps-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{t(`staff.money.evidence.step.${step}`)}</li>
          ))}
        </ol>
      )}
      {may('application.export') && may('document.read') ? (
        <ExportButton
          of="money"
          name={`evidence-${gatewayRef}`}
          look={isDisputeOver(state) ? 'secondary' : 'primary'}
          load={load}
        >
          {t('staff.money.evidence.load')}
        </ExportButton>
      ) : (
        <p className="text-sm text-quiet">{t('staff.money.evidence.notAllowed')}</p>
      )}
      <p className="mt-3 max-w-prose text-sm text-quiet">{t('staff.money.evidence.note')}</p>
      {bundles.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm text-quiet">
          {bundles.map(({ at, by }) => (
            <li key={at}>
              {t('staff.money.evidence.made', { at: sayMoment(at, language), name: by })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const dots: Record<TimelineEntry['tone'], string> = {
  plain: 'bg-edge',
  ocean: 'bg-ocean',
  leaf: 'bg-leaf',
  clay: 'bg-clay',
}

function DisputeTimeline({ dispute }: Readonly<{ dispute: DisputeCase }>) {
  const { t, language } = useWords()
  const words = (entry: TimelineEntry): string => {
    if (entry.kind === 'news') return t(`staff.money.dispute.news.${entry.state}`)
    if (entry.kind === 'bundle') return t('staff.money.dispute.news.evidence', { name: entry.by })
    if (entry.kind === 'paid') return t('staff.money.dispute.news.paid')
    return t(`staff.money.kind.${entry.booked}`)
  }
  return (
    <Section title={t('staff.money.dispute.timeline')}>
      <ol className="text-sm">
        {timelineOf(dispute).map((entry) => (
          <li key={entry.key} className="group relative flex gap-3 pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute start-[0.28rem] top-4 bottom-[-0.25rem] w-px bg-line group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`mt-1.5 size-2.5 shrink-0 rounded-full ${dots[entry.tone]}`}
            />
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-medium">
                <span>{words(entry)}</span>
                {'amountCents' in entry && (
                  <span className="figures ms-2 font-normal text-quiet">
                    {formatMoney(entry.amountCents, language)}
                  </span>
                )}
              </span>
              <time dateTime={entry.at} className="figures text-quiet">
                {sayMoment(entry.at, language)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
