import { FlagIcons } from '../parts/application/Flags.tsx'
import { shortMoment } from '../parts/short-moment.ts'
import type { Item } from './merge.ts'
import { Assignee, DocumentCount, Due, Nationalities, RowLink, RowWork, Tick } from './RowParts.tsx'
import { arrivalWords, visaWords } from './row-words.ts'
import type { RowsProps } from './rows.ts'

export function ApplicationCards({ rows, gone, currentId, ...common }: RowsProps) {
  return (
    <ul className="overflow-hidden rounded-card border border-line">
      {rows.map((item) => {
        const isMarked = item.id === currentId || common.ticks?.has(item.id)
        return (
          <li
            key={item.id}
            className={`relative border-b border-line px-4 py-3 text-sm last:border-0 ${isMarked ? 'bg-ocean-tint' : 'bg-surface'} ${gone.has(item.id) ? 'text-quiet' : ''}`}
          >
            <CardLines item={item} isGone={gone.has(item.id)} {...common} />
          </li>
        )
      })}
    </ul>
  )
}

type CardLinesProps = Omit<RowsProps, 'rows' | 'gone' | 'currentId'> &
  Readonly<{ item: Item; isGone: boolean }>

function CardLines({ item, isGone, view, ticks, onCurrent, format }: CardLinesProps) {
  const { t, language, now } = format
  const arrival = arrivalWords(item, format)
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        {ticks && (
          <span className="-my-3 -ms-3 shrink-0">
            <Tick item={item} ticks={ticks} />
          </span>
        )}
        <RowLink
          item={item}
          view={view}
          onCurrent={onCurrent}
          className="line-clamp-2 min-w-0 flex-1 text-base font-semibold break-words"
        >
          <bdi>{item.contactName}</bdi>
        </RowLink>
        <span className="shrink-0">
          <RowWork item={item} isGone={isGone} />
        </span>
      </div>
      <p className="mt-1 flex min-w-0 items-center justify-between gap-3 text-quiet">
        <span className="min-w-0 truncate">
          <span className="figures">{item.reference}</span>
          <span>{` · ${visaWords(item, t)}`}</span>
          {item.numberOfApplicants > 1 && (
            <span>
              {` · ${t('staff.list.row.travellers', { count: item.numberOfApplicants })}`}
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-2">
          <Due item={item} format={format} />
          <FlagIcons flags={item.flags} />
        </span>
      </p>
      <p className="mt-1 flex min-w-0 items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2">
          <Nationalities item={item} format={format} />
          <DocumentCount item={item} />
          {item.assignee && (
            <span className="min-w-0 truncate text-quiet">
              <Assignee item={item} />
            </span>
          )}
        </span>
        <span className="figures shrink-0 text-quiet">
          {arrival
            ? t('staff.list.row.arrives', { day: arrival })
            : shortMoment(item.createdAt, now, language)}
        </span>
      </p>
    </>
  )
}
