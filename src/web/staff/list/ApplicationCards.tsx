import { shortMoment } from '../parts/short-moment.ts'
import { Assignee, Due, RowLink, RowStatus } from './RowParts.tsx'
import { dueWords, priceWords, visaWords } from './row-words.ts'
import type { RowsProps } from './rows.ts'

export function ApplicationCards({ rows, view, gone, currentId, onCurrent, format }: RowsProps) {
  const { t, language, now } = format
  return (
    <ul className="overflow-hidden rounded-card border border-line">
      {rows.map((item) => (
        <li
          key={item.id}
          className={`relative border-b border-line px-4 py-3 text-sm last:border-0 ${item.id === currentId ? 'bg-ocean-tint' : 'bg-surface'} ${gone.has(item.id) ? 'text-quiet' : ''}`}
        >
          <div className="flex min-w-0 items-center gap-2">
            <RowLink
              item={item}
              view={view}
              onCurrent={onCurrent}
              className="min-w-0 flex-1 truncate text-base font-semibold"
            >
              {item.contactName}
            </RowLink>
            <span className="shrink-0">
              <RowStatus item={item} isGone={gone.has(item.id)} />
            </span>
          </div>
          <p className="mt-0.5 flex min-w-0 justify-between gap-3 text-quiet">
            <span className="min-w-0">
              <span className="figures">{item.reference}</span>
              {' · '}
              {visaWords(item, t)}
              {item.numberOfApplicants > 1 &&
                ` · ${t('staff.list.row.travellers', { count: item.numberOfApplicants })}`}
            </span>
            <span className="figures shrink-0">{priceWords(item, language)}</span>
          </p>
          <p className="mt-0.5 flex min-w-0 justify-between gap-3">
            <span className="min-w-0 truncate">
              <Due item={item} format={format} />
              {item.assignee && (
                <span className="text-quiet">
                  {dueWords(item, format) && ' · '}
                  <Assignee item={item} />
                </span>
              )}
            </span>
            <span className="figures shrink-0 text-quiet">
              {shortMoment(item.createdAt, now, language)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
