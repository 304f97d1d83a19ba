import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Cents } from '#domain/money/money.ts'
import { payoutDays } from '#domain/money/payout.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Pages } from '../parts/list/Pages.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { Section } from '../parts/Section.tsx'
import { ApplicationLink } from './columns.tsx'
import { Explanation, type TheirLine } from './Explanation.tsx'

type LeftOverProps = Readonly<{ queryKey: readonly string[] }>

/** What the gateway's books and ours do not share. */
export function LeftOver({ queryKey }: LeftOverProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Theirs queryKey={queryKey} />
      <Ours queryKey={queryKey} />
      <Explained queryKey={queryKey} />
    </div>
  )
}

const useTheirs = (queryKey: readonly string[], explained: 'yes' | 'no') =>
  usePages([...queryKey, 'theirs', explained], (query, signal) =>
    call('GET /api/admin/money/payouts/theirs', { query: { explained, ...query }, signal }),
  )

function Theirs({ queryKey }: LeftOverProps) {
  const t = useTranslate()
  const theirs = useTheirs(queryKey, 'no')
  const first = theirs.data?.pages[0]
  return (
    <Section
      title={t('staff.money.payout.theirs')}
      lead={first && first.items.length > 0 && t('staff.money.payout.theirs.next')}
      state={<Count count={first?.count} />}
    >
      <Pages query={theirs} empty={t('staff.money.payout.theirs.none')}>
        {(items) => <TheirLines lines={items} queryKey={queryKey} />}
      </Pages>
    </Section>
  )
}

/** Lines that a colleague explained; nothing where there are none. */
function Explained({ queryKey }: LeftOverProps) {
  const t = useTranslate()
  const explained = useTheirs(queryKey, 'yes')
  if (!explained.data?.pages[0]?.items.length) return null
  return (
    <Section title={t('staff.money.payout.explained')}>
      <Pages query={explained} empty="">
        {(items) => <TheirLines lines={items} queryKey={queryKey} />}
      </Pages>
    </Section>
  )
}

function TheirLines({
  lines,
  queryKey,
}: LeftOverProps & Readonly<{ lines: readonly TheirLine[] }>) {
  const { t, language } = useWords()
  const client = useQueryClient()
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
              <Explanation line={line} onChanged={() => client.invalidateQueries({ queryKey })} />
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

function Ours({ queryKey }: LeftOverProps) {
  const t = useTranslate()
  const ours = usePages([...queryKey, 'ours'], (query, signal) =>
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
