import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { applicationThreadKey } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useSending } from '../parts/use-sending.ts'
import { type Entry, sideOf } from './thread.ts'

/** Takes the mark from what the traveller wrote and nobody has to answer: a word of thanks. */
export function NothingToAnswer({ entries }: Readonly<{ entries: readonly Entry[] }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const { application, refresh, refreshRelated } = useDetail()
  const { send, isBusy, error } = useSending()
  const newest = entries.findLast((entry) => sideOf(entry) === 'theirs')
  if (!newest || !application.flags.includes('message')) return null
  const { id } = application
  // What came after it, and is not shown yet, still waits.
  const body = { upTo: newest.at }
  const close = async () => {
    const route = 'POST /api/admin/applications/{id}/thread/nothing-to-answer'
    if (!(await send(() => call(route, { params: { id }, body })))) return
    await client.invalidateQueries({ queryKey: applicationThreadKey(id) })
    await refresh()
    refreshRelated()
    toast({ tone: 'success', title: t('staff.thread.waiting.done') })
  }
  return (
    <div className="shrink-0 border-t border-line bg-ocean-tint px-4 py-1.5 sm:px-6">
      <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-2">
        <p className="text-sm">{t('staff.thread.waiting')}</p>
        <Button
          look="quiet"
          className={`${compact} px-2!`}
          busy={isBusy}
          onClick={() => void close()}
        >
          {t('staff.thread.waiting.nothing')}
        </Button>
        <ErrorNotice error={error} />
      </div>
    </div>
  )
}
