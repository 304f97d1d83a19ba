import type { AnswerOf } from '#client/route.ts'
import type { Cents } from '#domain/money/money.ts'
import { type MoneyState, moneyKinds, moneyStates } from '#domain/money/movement.ts'
import type { Language } from '#domain/reference/languages.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatMoney } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { sayDay, sayShortDay, sayTime } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import type { Column } from '../parts/list/columns.ts'
import { among, day, type FilterOf, filterIn, words } from '../parts/list/filter.ts'
import { Pages } from '../parts/list/Pages.tsx'
import { Table } from '../parts/list/Table.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { ApplicationLink } from './columns.tsx'

type Move = AnswerOf<'GET /api/admin/money/moves'>['items'][number]

/** What matches, by day, with its sums above. */
export function MoneyList({ filter }: Readonly<{ filter: MoneyFilter }>) {
  const { t, language } = useWords()
  const moves = usePages(['staff', 'money', filter], (part, signal) =>
    call('GET /api/admin/money/moves', { query: { ...filter, ...part }, signal }),
  )
  const columns = columnsOf(t, language)
  return (
    <Pages
      query={moves}
      empty={{ title: t('staff.money.empty.title'), text: t('staff.money.empty.text') }}
      end={t('staff.money.end')}
    >
      {(items, { totals }) => (
        <>
          {totals && <MoneyTotals totals={totals} />}
          <Table
            label={t('staff.money.list')}
            columns={columns}
            rows={[...Map.groupBy(items, ({ at }) => dayAtSeat(new Date(at)))].map(
              ([day, rows]) => ({ title: sayDay(day, language), rows }),
            )}
            keyOf={({ key }) => key}
          />
        </>
      )}
    </Pages>
  )
}

const tones: Record<MoneyState, BadgeTone> = {
  booked: 'neutral',
  waiting: 'info',
  failed: 'error',
  review: 'warning',
}

function Kind({ kind, state, happenedOn }: Move) {
  const { t, language } = useWords()
  return (
    <span className="flex flex-wrap items-center gap-x-2 font-medium">
      <span>{t(`staff.money.kind.${kind}`)}</span>
      {happenedOn && (
        <span className="figures text-xs font-normal text-quiet">
          {t('staff.money.about', { day: sayShortDay(happenedOn, language) })}
        </span>
      )}
      {state !== 'booked' && <Badge tone={tones[state]}>{t(`staff.money.state.${state}`)}</Badge>}
    </span>
  )
}

function columnsOf(t: Translate, language: Language): readonly Column<Move>[] {
  const say = (cents: Cents) => formatMoney(cents, language)
  return [
    {
      name: 'kind',
      head: t('staff.money.kind'),
      width: 'w-64',
      cell: (move) => <Kind {...move} />,
      card: { line: 1 },
    },
    {
      name: 'application',
      head: t('staff.money.application'),
      width: 'w-28',
      cell: ({ application }) => application && <ApplicationLink {...application} />,
      card: { line: 2 },
    },
    {
      name: 'when',
      head: t('staff.money.when'),
      width: 'figures w-20 whitespace-nowrap text-quiet',
      cell: ({ at }) => <time dateTime={at}>{sayTime(at, language)}</time>,
      card: { line: 2 },
    },
    {
      name: 'gatewayRef',
      head: t('staff.money.gatewayRef'),
      cell: ({ gatewayRef }) =>
        gatewayRef && (
          <span
            className="reads-ltr block truncate font-mono text-xs text-quiet"
            title={gatewayRef}
          >
            {gatewayRef}
          </span>
        ),
      card: { line: 3 },
    },
    {
      name: 'authority',
      head: t('staff.money.authority'),
      width: 'figures hidden w-28 text-quiet lg:table-cell',
      isEnd: true,
      cell: ({ authorityCents }) => authorityCents !== 0 && say(authorityCents),
      card: {
        line: 3,
        isEnd: true,
        cell: ({ authorityCents }) =>
          authorityCents !== 0 && (
            <span className="figures text-xs text-quiet">
              {`${t('staff.money.authority')} ${say(authorityCents)}`}
            </span>
          ),
      },
    },
    {
      name: 'amount',
      head: t('staff.money.amount'),
      width: 'w-32 whitespace-nowrap',
      isEnd: true,
      // What is expected has not moved.
      cell: ({ kind, totalCents, expectedCents }) =>
        kind === 'authority-expected' ? (
          <span className="figures text-quiet">{say(expectedCents)}</span>
        ) : (
          <span className="figures font-semibold">{say(totalCents)}</span>
        ),
      card: { line: 1, isEnd: true },
    },
  ]
}

type Totals = NonNullable<AnswerOf<'GET /api/admin/money/moves'>['totals']>

/** What everything that matches comes to, and whose it is. */
function MoneyTotals({ totals }: Readonly<{ totals: Totals }>) {
  const { t, language } = useWords()
  const sums = [
    { name: t('staff.money.in'), cents: totals.inCents },
    { name: t('staff.money.out'), cents: -totals.outCents },
    { name: t('staff.money.net'), cents: totals.totalCents },
    { name: t('staff.money.authority'), cents: totals.authorityCents },
    { name: t('staff.money.expected'), cents: totals.expectedCents },
    { name: t('staff.money.service'), cents: totals.serviceCents },
    { name: t('staff.money.held'), cents: totals.heldCents },
  ]
  return (
    <section aria-label={t('staff.money.totals')}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4 lg:grid-cols-7">
        {sums.map(({ name, cents }) => (
          <div key={name} className="bg-surface px-4 py-3 last:col-span-2 lg:last:col-span-1">
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="figures mt-0.5 text-lg font-semibold">
              {formatMoney(cents || 0, language)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-xs text-quiet">
        {`${t('staff.money.totals')}: ${t('staff.money.count', { count: totals.count })}`}
      </p>
    </section>
  )
}

const readers = {
  kind: among(moneyKinds),
  state: among(moneyStates),
  search: words,
  from: day,
  to: day,
}

export type MoneyFilter = FilterOf<typeof readers>

export const noFilter = { kind: '', state: '', search: '', from: '', to: '' }

export const moneyFilterIn = (textOf: (name: keyof typeof readers) => string | null): MoneyFilter =>
  filterIn(readers, textOf)
