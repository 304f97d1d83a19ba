import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'

type MoreButtonProps = Readonly<{
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  /** Said where the list ends. */
  end: string
}>

/** The way to the next page of a list, or its end. */
export function MoreButton({ query, end }: MoreButtonProps) {
  const t = useTranslate()
  if (!query.hasNextPage) return <p className="text-center text-sm text-quiet">{end}</p>
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
