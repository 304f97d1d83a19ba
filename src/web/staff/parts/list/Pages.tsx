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
  return (
    <Loaded query={query} lines={8}>
      {({ pages: [first, ...more] }) => {
        if (!first) return null
        const items = [first, ...more].flatMap((page) => page.items)
        return (
          <div className="space-y-6" aria-busy={query.isPlaceholderData || undefined}>
            {above?.(first)}
            {items.length === 0 ? <Empty words={empty} /> : children(items, first)}
            {items.length > 0 && <More query={query} end={end} />}
          </div>
        )
      }}
    </Loaded>
  )
}

function Empty({ words }: Readonly<{ words: PagesProps<never>['empty'] }>) {
  if (typeof words === 'string') return <p className="text-sm text-quiet">{words}</p>
  return <NothingHere {...words} />
}

type MoreProps = Readonly<{
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  end: string | undefined
}>

function More({ query, end }: MoreProps) {
  const t = useTranslate()
  if (!query.hasNextPage)
    return end ? <p className="text-center text-sm text-quiet">{end}</p> : null
  return (
    <Button
      look="secondary"
      className="w-full"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('staff.parts.more')}
    </Button>
  )
}
