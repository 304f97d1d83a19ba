import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { useMe } from '../parts/use-me.ts'
import type { Item } from './merge.ts'
import { dueWords, paymentWords, type RowFormat } from './row-words.ts'
import { queryOf, stateOf, type View } from './view.ts'

type RowLinkProps = Readonly<{
  item: Item
  view: View
  onCurrent: (id: number) => void
  className: string
  children: ReactNode
}>

/** The link of a row covers all of it, so that a row is pressed, focused and opened as any link. */
export function RowLink({ item, view, onCurrent, className, children }: RowLinkProps) {
  const t = useTranslate()
  const { id, reference, contactName } = item
  return (
    <Link
      data-row={id}
      onFocus={() => onCurrent(id)}
      to={{ pathname: applicationPath(id), search: queryOf(view) }}
      state={stateOf(view, null)}
      aria-label={t('staff.list.row.open', { reference, name: contactName })}
      className={`scroll-mt-40 scroll-mb-8 no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ocean ${className}`}
    >
      {children}
    </Link>
  )
}

/** A row that left the list says so until the list is shown anew. */
export function RowStatus({ item, isGone }: Readonly<{ item: Item; isGone: boolean }>) {
  const t = useTranslate()
  const payment = paymentWords(item, t)
  if (isGone) return <Badge>{t('staff.list.gone')}</Badge>
  if (payment)
    return <Badge tone={item.paymentStatus === 'refunded' ? 'neutral' : 'warning'}>{payment}</Badge>
  const { status, decided, numberOfApplicants: total } = item
  const words = t(`staff.parts.status.${status}`)
  const isPartly = status === 'processing' && decided > 0
  return (
    <StatusBadge
      status={status}
      words={isPartly ? t('staff.list.row.decided', { status: words, decided, total }) : words}
    />
  )
}

export function Due({ item, format }: Readonly<{ item: Item; format: RowFormat }>) {
  const due = dueWords(item, format)
  if (!due) return null
  return (
    <span className={due.tone} title={due.title || undefined}>
      {due.text}
    </span>
  )
}

export function Assignee({ item }: Readonly<{ item: Item }>) {
  const t = useTranslate()
  const me = useMe()
  if (!item.assignee) return null
  return <>{item.assignee.id === me.id ? t('staff.list.row.you') : item.assignee.name}</>
}
