import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/error.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { applicationKey } from '../parts/application/application.ts'
import type { Tab } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useSending } from '../parts/use-sending.ts'
import { useGoOn } from './use-go-on.tsx'

/** Marks everybody of the open application as filed who is ready, and goes on to the next one. */
export function useFileReady(tab: Tab) {
  const t = useTranslate()
  const client = useQueryClient()
  const { application, refreshRelated } = useDetail()
  const { send, isBusy, error } = useSending()
  const goOn = useGoOn(tab)
  const { id, reference } = application
  const file = async () => {
    const isDone = await send(async () => {
      const { rows } = await call('POST /api/admin/applications/bulk', {
        body: { ids: [id], action: { kind: 'file' } },
      })
      const code = rows[0]?.error
      if (code) throw new ApiError('problem', { code, status: 409 })
    })
    void client.invalidateQueries({ queryKey: applicationKey(id) })
    if (!isDone) return
    refreshRelated()
    goOn({ title: t('staff.review.file.done', { reference }), isLeft: false })
  }
  return { file: () => void file(), isBusy, error }
}
