import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { List } from './use-list.ts'

type ListBarProps = Readonly<{ list: List; onShow: () => void }>

/** How many there are, as of when, and what has come since: its place is kept, so that no row moves. */
export function ListBar({ list, onShow }: ListBarProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { total, totalIsExact, added, gone, isLoading, isBehind, updatedAt } = list
  const hasNews = added > 0 || gone.size > 0
  const time = updatedAt ? sayTime(new Date(updatedAt).toISOString(), language) : ''
  return (
    <div className="sticky top-14 z-10 mt-1 flex min-h-12 items-center justify-between gap-3 bg-paper text-sm">
      <p className="figures min-w-0 truncate text-quiet">
        {isLoading ? (
          <Skeleton className="h-4 w-32" />
        ) : (
          t('staff.list.count', { count: total, exact: totalIsExact ? 'yes' : 'no' })
        )}
      </p>
      <div role="status" className="flex min-w-0 items-center">
        {hasNews && (
          <span className="flex min-w-0 items-center gap-1 rounded-full border border-ocean/40 bg-ocean-tint ps-3.5 pe-1 text-ocean">
            <span className="truncate font-medium">
              {t('staff.list.news', { added, gone: gone.size })}
            </span>
            <button
              type="button"
              onClick={onShow}
              className="min-h-9 rounded-full px-3 font-semibold underline underline-offset-2 hover:bg-surface"
            >
              {t('staff.list.news.show')}
            </button>
          </span>
        )}
      </div>
      <p
        className={`figures whitespace-nowrap ${isBehind ? 'font-medium text-amber' : 'text-quiet'} ${hasNews ? 'hidden sm:block' : ''}`}
      >
        {time && t(isBehind ? 'staff.list.behind' : 'staff.list.updated', { time })}
      </p>
    </div>
  )
}
