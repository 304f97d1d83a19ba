import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Loaded } from '../Loaded.tsx'
import { NothingHere } from '../NothingHere.tsx'
import type { Page } from './use-pages.ts'

type PagesProps<Shown extends Page> = Readonly<{
  query: UseInfiniteQueryResult<{ pages: Shown[] }>
  empty: Readonly<{ title: string; text: string }> | string
  end?: string
  /** Stands above, whether there is something or not. */
  above?: (first: Shown) => Elements
  children: (items: readonly Shown['items'][number][], first: Shown) => Elements
}>

/** A list in pages: on its way, failed, empty, or here with the way to more. */
export function Pages<Shown extends Page>(props: PagesProps<Shown>) {
  const { query, empty, end, above, children } = props
  const t = useTranslate()
  return (
    <Loaded query={query} lines={8}>
      {({ pages: [first, ...more] }) => {
        if (!first) return null
        const items = [first, ...more].flatMap((page) => page.items)
        return (
          <div className="space-y-6" aria-busy={query.isPlaceholderData || undefined}>
            {above?.(first)}
            {items.length > 0 && children(items, first)}
            {items.length === 0 &&
              (typeof empty === 'string' ? (
                <p className="text-sm text-quiet">{empty}</p>
              ) : (
                <NothingHere {...empty} />
              ))}
            {items.length > 0 && query.hasNextPage && (
              <Button
                look="secondary"
                className="w-full"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('staff.parts.more')}
              </Button>
            )}
            {items.length > 0 && !query.hasNextPage && end && (
              <p className="text-center text-sm text-quiet">{end}</p>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
