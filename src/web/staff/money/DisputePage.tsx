import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { waitsForEvidence } from '#domain/money/dispute.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../parts/list/columns.ts'
import { Pages } from '../parts/list/Pages.tsx'
import { Table } from '../parts/list/Table.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { placePath } from '../parts/paths.ts'
import { amountColumn } from './columns.tsx'
import { DaysLeft, disputeTones, reasonWords } from './dispute.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'

type Dispute = AnswerOf<'GET /api/admin/money/disputes'>['items'][number]

/** Payers who asked their bank for the money back, those to answer first. */
export function DisputePage() {
  const t = useTranslate()
  const columns = columnsOf(t, useLanguage())
  const disputes = usePages(['staff', 'disputes'], (query, signal) =>
    call('GET /api/admin/money/disputes', { query, signal }),
  )
  return (
    <MoneyFrame title={t('staff.money.dispute.title')} lead={t('staff.money.dispute.lead')}>
      <Pages
        query={disputes}
        empty={{
          title: t('staff.money.dispute.empty.title'),
          text: t('staff.money.dispute.empty.text'),
        }}
      >
        {(items) => (
          <Table
            label={t('staff.money.dispute.list')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
          />
        )}
      </Pages>
    </MoneyFrame>
  )
}

/** The whole line leads to the case. */
const columnsOf = (t: Translate, language: Language): readonly Column<Dispute>[] => [
  {
    name: 'reason',
    head: t('staff.money.dispute.about'),
    cell: ({ id, reason }) => (
      <Link
        to={placePath(`payments/disputes/${id}`)}
        className="font-medium text-ink no-underline after:absolute after:inset-0"
      >
        {reasonWords(reason, t)}
      </Link>
    ),
    card: { line: 1 },
  },
  {
    name: 'application',
    head: t('staff.money.application'),
    width: 'w-40 text-quiet',
    cell: ({ application }) =>
      application ? (
        <span className="figures reads-ltr">{application.reference}</span>
      ) : (
        t('staff.money.dispute.unknown')
      ),
    card: { line: 2 },
  },
  {
    name: 'state',
    head: t('staff.money.state'),
    width: 'w-36',
    cell: ({ state }) => (
      <Badge tone={disputeTones[state]}>{t(`staff.money.dispute.state.${state}`)}</Badge>
    ),
    card: { line: 2, isEnd: true },
  },
  {
    name: 'left',
    head: t('staff.money.evidence.title'),
    width: 'w-36',
    cell: ({ state, respondBy }) =>
      waitsForEvidence(state) && respondBy && <DaysLeft respondBy={respondBy} />,
    card: { line: 3 },
  },
  {
    name: 'openedAt',
    head: t('staff.money.dispute.openedAt'),
    width: 'figures w-52 whitespace-nowrap text-quiet',
    cell: ({ openedAt }) => <time dateTime={openedAt}>{sayMoment(openedAt, language)}</time>,
    card: { line: 3, isEnd: true },
  },
  amountColumn(t, language),
]
