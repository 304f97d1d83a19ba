import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { historyKey } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { useMay } from '../../parts/use-me.ts'
import { Entry } from './Entry.tsx'

/** What happened, newest first, and what we wrote. */
export function HistoryTab({ letters }: Readonly<{ letters: Elements }>) {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  const { id, version } = application
  const query = useQuery({
    queryKey: [...historyKey(id), version],
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications/{id}/history', { params: { id }, signal }),
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
  return (
    <div className="grid items-start gap-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Block title={t('staff.application.history.title')}>
        <Loaded query={query}>
          {({ entries }) => (
            <ol className="divide-y divide-line">
              {entries.map((entry, index) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  // Once for all that was decided together, at the newest line of it.
                  mayUndo={
                    may('application.work') &&
                    entries.findIndex(({ held }) => held === entry.held) === index
                  }
                />
              ))}
            </ol>
          )}
        </Loaded>
      </Block>
      {letters}
    </div>
  )
}
