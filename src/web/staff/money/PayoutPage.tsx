import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import type { Cents } from '#domain/money/money.ts'
import { maxExplanation, ownLayout, payoutDays } from '#domain/money/payout.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Elements } from '../../ui/elements.ts'
import { FileButton } from '../../ui/FileButton.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Pages } from '../parts/list/Pages.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { Section } from '../parts/Section.tsx'
import { useMay, useMe } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { ApplicationLink } from './columns.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'
import { PayoutList } from './PayoutList.tsx'
import { payoutsKey, usePayoutImport } from './use-import.ts'

/** What gateways paid out, and what is left over on either side. */
export function PayoutPage() {
  const t = useTranslate()
  const renew = useRenew()
  const payouts = usePages([...payoutsKey, 'list'], (query, signal) =>
    call('GET /api/admin/money/payouts', { query, signal }),
  )
  const { error, onFiles } = usePayoutImport()
  return (
    <MoneyFrame
      title={t('staff.money.payout.title')}
      lead={t('staff.money.payout.lead')}
      actions={
        <FileButton label={t('staff.money.payout.import')} accept=".csv,text/csv" onFiles={onFiles}>
          {t('staff.money.payout.import')}
        </FileButton>
      }
    >
      <ErrorNotice title={t('staff.money.payout.failed')} error={error} />
      <Pages
        query={payouts}
        empty={{
          title: t('staff.money.payout.empty.title'),
          text: `${t('staff.money.payout.empty.text')} ${t('staff.money.payout.import.hint', ownLayout)}`,
        }}
      >
        {(items) => (
          <PayoutList label={t('staff.money.payout.list')} payouts={items} onTakenBack={renew} />
        )}
      </Pages>
      {/* What the gateway's books and ours do not share. */}
      {payouts.data?.pages[0]?.items.length ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Theirs />
          <Ours />
          <Explained />
        </div>
      ) : null}
    </MoneyFrame>
  )
}

const useTheirs = (explained: 'yes' | 'no') =>
  usePages([...payoutsKey, 'theirs', explained], (query, signal) =>
    call('GET /api/admin/money/payouts/theirs', { query: { explained, ...query }, signal }),
  )

function Theirs() {
  const t = useTranslate()
  const theirs = useTheirs('no')
  const first = theirs.data?.pages[0]
  return (
    <Section
      title={t('staff.money.payout.theirs')}
      lead={first && first.items.length > 0 && t('staff.money.payout.theirs.next')}
      state={<Count count={first?.count} />}
    >
      <Pages query={theirs} empty={t('staff.money.payout.theirs.none')}>
        {(items) => <TheirLines lines={items} />}
      </Pages>
    </Section>
  )
}

/** Lines that a colleague explained; nothing where there are none. */
function Explained() {
  const t = useTranslate()
  const explained = useTheirs('yes')
  if (!explained.data?.pages[0]?.items.length) return null
  return (
    <Section title={t('staff.money.payout.explained')}>
      <Pages query={explained} empty="">
        {(items) => <TheirLines lines={items} />}
      </Pages>
    </Section>
  )
}

function TheirLines({ lines }: Readonly<{ lines: readonly TheirLine[] }>) {
  const { t, language } = useWords()
  return (
    <ul className="divide-y divide-line text-sm">
      {lines.map((line) => (
        <Line
          key={line.id}
          amountCents={line.amountCents}
          at={line.at}
          gatewayRef={line.gatewayRef ?? line.lineRef}
          below={
            <>
              {line.ourCents !== null && (
                <p className="figures">
                  {t('staff.money.payout.theirs.sums', {
                    theirs: formatMoney(line.amountCents, language),
                    ours: formatMoney(line.ourCents, language),
                  })}
                </p>
              )}
              <Explanation line={line} />
            </>
          }
        >
          <span>{t(`staff.money.payout.kind.${line.kind}`)}</span>
          <Badge tone={line.explained ? 'neutral' : 'warning'}>
            {t(`staff.money.payout.state.${line.state}`)}
          </Badge>
          {line.application && <ApplicationLink {...line.application} />}
        </Line>
      ))}
    </ul>
  )
}

function Ours() {
  const t = useTranslate()
  const ours = usePages([...payoutsKey, 'ours'], (query, signal) =>
    call('GET /api/admin/money/payouts/ours', { query, signal }),
  )
  const first = ours.data?.pages[0]
  const days = first?.days ?? payoutDays
  return (
    <Section
      title={t('staff.money.payout.ours')}
      lead={first && first.items.length > 0 && t('staff.money.payout.ours.lead', { days })}
      state={<Count count={first?.count} />}
    >
      <Pages query={ours} empty={t('staff.money.payout.ours.none', { days })}>
        {(items) => (
          <ul className="divide-y divide-line text-sm">
            {items.map(({ id, kind, application, gatewayRef, amountCents, at }) => (
              <Line key={id} amountCents={amountCents} at={at} gatewayRef={gatewayRef}>
                <span>{t(`staff.money.payout.kind.${kind}`)}</span>
                <ApplicationLink {...application} />
              </Line>
            ))}
          </ul>
        )}
      </Pages>
    </Section>
  )
}

function Count({ count }: Readonly<{ count: number | null | undefined }>) {
  return count ? <Badge tone="warning">{count}</Badge> : null
}

type LineProps = Readonly<{
  amountCents: Cents
  at: string
  gatewayRef: string | null
  below?: Elements
  children: ReactNode
}>

function Line({ amountCents, at, gatewayRef, below, children }: LineProps) {
  const language = useLanguage()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">{children}</p>
        <p className="flex min-w-0 items-center text-quiet">
          <time dateTime={at} className="figures me-3 whitespace-nowrap">
            {sayMoment(at, language)}
          </time>
          {gatewayRef && (
            <span className="reads-ltr truncate font-mono text-xs" title={gatewayRef}>
              {gatewayRef}
            </span>
          )}
        </p>
        {below}
      </div>
      <span className="figures font-semibold">{formatMoney(amountCents, language)}</span>
    </li>
  )
}

type TheirLine = AnswerOf<'GET /api/admin/money/payouts/theirs'>['items'][number]

function useRenew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: payoutsKey })
}

/** Why a line may stay left over, by whom, or the way to say so. */
function Explanation({ line: { id, explained } }: Readonly<{ line: TheirLine }>) {
  const t = useTranslate()
  const [isAsked, ask] = useState(false)
  if (explained) return <Reason id={id} explained={explained} />
  return (
    <>
      <button type="button" className="link text-sm" onClick={() => ask(true)}>
        {t('staff.money.payout.explain')}
      </button>
      {isAsked && <ExplainDialog id={id} onClose={() => ask(false)} />}
    </>
  )
}

type ReasonProps = Readonly<{ id: string; explained: NonNullable<TheirLine['explained']> }>

function Reason({ id, explained: { text, at, by } }: ReasonProps) {
  const renew = useRenew()
  const { t, language } = useWords()
  const me = useMe()
  const may = useMay()
  const { error, isBusy, send } = useSending()
  const takeBack = () =>
    send(async () => {
      await call('DELETE /api/admin/money/payouts/theirs/{id}/explanation', { params: { id } })
      await renew()
    })
  return (
    <div className="text-sm">
      <p className="break-words">
        {text === null ? t('staff.money.payout.explain.erased') : <bdi>{text}</bdi>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-quiet">
        <span>
          {t('staff.money.payout.explain.by', { name: by.name, at: sayMoment(at, language) })}
        </span>
        {(by.id === me.id || may('setting.manage')) && (
          <button type="button" className="link" disabled={isBusy} onClick={() => void takeBack()}>
            {t('staff.money.payout.unexplain')}
          </button>
        )}
      </p>
      <ErrorNotice title={t('staff.money.payout.unexplain.failed')} error={error} />
    </div>
  )
}

function ExplainDialog({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useTranslate()
  const renew = useRenew()
  return (
    <ReasonDialog
      title={t('staff.money.payout.explain.title')}
      text={t('staff.money.payout.explain.text')}
      label={t('staff.money.payout.explain.why')}
      missing={t('staff.money.payout.explain.missing')}
      maxLength={maxExplanation}
      action={t('staff.money.payout.explain.yes')}
      send={(text) =>
        call('PUT /api/admin/money/payouts/theirs/{id}/explanation', {
          params: { id },
          body: { text },
        })
      }
      done={t('staff.money.payout.explain.done')}
      onDone={() => void renew()}
      onClose={onClose}
    />
  )
}
