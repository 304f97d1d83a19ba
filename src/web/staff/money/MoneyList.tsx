import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { fromDollars } from '#domain/money/money.ts'
import type { MoneyState } from '#domain/money/movement.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayDay, sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { daysOf } from './days.ts'
import { MoneyTotals } from './MoneyTotals.tsx'
import type { questionOf } from './money-filter.ts'

type Move = AnswerOf<'GET /api/admin/money/moves'>['items'][number]

/** What matches, by day, with its sums above. */
export function MoneyList({ question }: Readonly<{ question: ReturnType<typeof questionOf> }>) {
  const t = useTranslate()
  const moves = useInfiniteQuery({
    queryKey: ['staff', 'money', question],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/money/moves', {
        query: { ...question, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={moves} lines={8}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        const totals = pages[0]?.totals
        if (items.length === 0) {
          return (
            <NothingHere title={t('staff.money.empty.title')} text={t('staff.money.empty.text')} />
          )
        }
        return (
          <div className="space-y-6" aria-busy={moves.isPlaceholderData || undefined}>
            {totals && <MoneyTotals totals={totals} />}
            {daysOf(items, (at) => dayAtSeat(new Date(at))).map(({ day, items }) => (
              <Day key={day} day={day} moves={items} />
            ))}
            <MoreButton query={moves} end={t('staff.money.end')} />
          </div>
        )
      }}
    </Loaded>
  )
}

function Day({ day, moves }: Readonly<{ day: string; moves: readonly Move[] }>) {
  const language = useLanguage()
  return (
    <section aria-label={sayDay(day, language)}>
      <h2 className="text-sm font-semibold text-quiet">{sayDay(day, language)}</h2>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface text-sm">
        {moves.map((move) => (
          <MoveLine key={move.key} move={move} />
        ))}
      </ul>
    </section>
  )
}

const tones: Record<MoneyState, BadgeTone> = {
  booked: 'neutral',
  waiting: 'info',
  failed: 'error',
  review: 'warning',
}

function MoveLine({ move }: Readonly<{ move: Move }>) {
  const t = useTranslate()
  const language = useLanguage()
  const say = (dollars: number) => formatMoney(fromDollars(dollars), language)
  const { kind, state, application, gatewayRef } = move
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[14rem_7rem_minmax(0,1fr)_11rem_7rem]">
      <span className="flex flex-wrap items-center gap-x-2 font-medium lg:col-start-1 lg:row-start-1">
        <span>{t(`staff.money.kind.${kind}`)}</span>
        {state !== 'booked' && <Badge tone={tones[state]}>{t(`staff.money.state.${state}`)}</Badge>}
      </span>
      <span className="figures text-end font-semibold sm:col-start-2 lg:col-start-5 lg:row-start-1">
        {say(move.total)}
      </span>
      <span className="lg:col-start-2 lg:row-start-1">
        {application && (
          <Link className="link figures reads-ltr" to={applicationPath(application.id)}>
            {application.reference}
          </Link>
        )}
      </span>
      <span className="flex min-w-0 items-center text-quiet lg:col-start-3 lg:row-start-1">
        <time dateTime={move.at} className="figures me-3 whitespace-nowrap">
          {sayTime(move.at, language)}
        </time>
        {gatewayRef && (
          <span className="reads-ltr truncate font-mono text-xs" title={gatewayRef}>
            {gatewayRef}
          </span>
        )}
      </span>
      <span className="figures text-xs text-quiet sm:text-end lg:col-start-4 lg:row-start-1 lg:self-center">
        {move.authority !== 0 && (
          <span>{`${t('staff.money.authority')} ${say(move.authority)}`}</span>
        )}
      </span>
    </li>
  )
}
