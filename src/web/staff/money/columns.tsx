import { Link } from 'react-router'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatMoney } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { applicationPath } from '../parts/application/outlet.ts'
import type { Column } from '../parts/list/columns.ts'

export function ApplicationLink({ id, reference }: Readonly<{ id: number; reference: string }>) {
  return (
    <Link className="link figures reads-ltr" to={applicationPath(id)}>
      {reference}
    </Link>
  )
}

export const amountColumn = (
  t: Translate,
  language: Language,
): Column<Readonly<{ amountCents: Cents }>> => ({
  name: 'amount',
  head: t('staff.money.amount'),
  width: 'w-32 whitespace-nowrap',
  isEnd: true,
  cell: ({ amountCents }) => (
    <span className="figures font-semibold">{formatMoney(amountCents, language)}</span>
  ),
  card: { line: 1, isEnd: true },
})
