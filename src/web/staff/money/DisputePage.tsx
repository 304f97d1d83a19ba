import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { waitsForEvidence } from '#domain/money/dispute.ts'
import { fromDollars } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import { disputeTones, reasonWords } from './dispute-looks.ts'
import { MoneyFrame } from './MoneyFrame.tsx'

type Dispute = AnswerOf<'GET /api/admin/money/disputes'>['items'][number]

/** Payers who asked their bank for the money back, those to answer first. */
export function DisputePage() {
  const t = useTranslate()
  const disputes = useInfiniteQuery({
    queryKey: ['staff', 'disputes'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/money/disputes', {
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  })
  return (
    <MoneyFrame title={t('staff.money.dispute.title')} lead={t('staff.money.dispute.lead')}>
      <Loaded query={disputes}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) {
            return (
              <NothingHere
                title={t('staff.money.dispute.empty.title')}
                text={t('staff.money.dispute.empty.text')}
              />
            )
          }
          return (
            <>
              <ul
                aria-label={t('staff.money.dispute.list')}
                className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface text-sm"
              >
                {items.map((dispute) => (
                  <DisputeLine key={dispute.id} dispute={dispute} />
                ))}
              </ul>
              {disputes.hasNextPage && <MoreButton query={disputes} end="" />}
            </>
          )
        }}
      </Loaded>
    </MoneyFrame>
  )
}

/** The whole line leads to the case. */
function DisputeLine({ dispute }: Readonly<{ dispute: Dispute }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, state, application, reason, respondBy, openedAt, amount } = dispute
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken lg:grid-cols-[7rem_8.5rem_minmax(0,1fr)_auto_11rem_1rem]">
      <span className="figures font-semibold lg:order-1 lg:text-end">
        {formatMoney(fromDollars(amount), language)}
      </span>
      <span className="justify-self-end lg:order-2 lg:justify-self-start">
        <Badge tone={disputeTones[state]}>{t(`staff.money.dispute.state.${state}`)}</Badge>
      </span>
      <span className="col-span-2 min-w-0 lg:order-3 lg:col-span-1">
        <Link
          to={`${staffPages.admin}/payments/disputes/${id}`}
          className="font-medium text-ink no-underline after:absolute after:inset-0"
        >
          {reasonWords(reason, t)}
        </Link>
        <span className="ms-3 text-quiet">
          {application ? (
            <span className="figures reads-ltr">{application.reference}</span>
          ) : (
            t('staff.money.dispute.unknown')
          )}
        </span>
      </span>
      <span className="lg:order-4">
        {waitsForEvidence(state) && respondBy && <DaysLeft respondBy={respondBy} />}
      </span>
      <time dateTime={openedAt} className="figures text-end text-quiet lg:order-5">
        {sayMoment(openedAt, language)}
      </time>
      <Icon
        path={chevronRightIcon}
        className="hidden size-4 text-quiet rtl:-scale-x-100 lg:order-6 lg:block"
      />
    </li>
  )
}
