import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/provider.tsx'
import { applicationKey } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import type { FiledRows } from '../parts/filing/FileDialog.tsx'
import { useGoOn } from './use-go-on.tsx'

/** Goes on to the next application once those who were ready are filed; stays where something stood against it. */
export function useFiled(onClose: () => void): (rows: FiledRows) => void {
  const t = useTranslate()
  const client = useQueryClient()
  const { application, refreshRelated } = useDetail()
  const goOn = useGoOn('actions')
  const { id, reference } = application
  return ([row]) => {
    onClose()
    void client.invalidateQueries({ queryKey: applicationKey(id) })
    refreshRelated()
    if (!row) return
    goOn({
      title: t('staff.review.file.done', { reference }),
      isLeft: false,
      held: row.held === null ? [] : [row.held],
    })
  }
}
