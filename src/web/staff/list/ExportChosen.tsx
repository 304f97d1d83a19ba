import { leftOutHeader } from '#domain/application/list.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { open } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import type { Refusal } from '../parts/bulk/Outcome.tsx'
import { aside } from '../parts/looks.ts'
import type { BulkResult } from './use-bulk.ts'
import { useExport } from './use-export.ts'

type ExportChosenProps = Readonly<{
  ids: readonly number[]
  /** Told where something that was ticked is not there any more. */
  onLeftOut: (result: BulkResult) => void
}>

/** Saves a file of exactly what is ticked, which stays so. */
export function ExportChosen({ ids, onLeftOut }: ExportChosenProps) {
  const t = useTranslate()
  const { isBusy, save } = useExport()
  const fetchFile = async () => {
    const response = await open('POST /api/admin/export', { body: { ids: [...ids] } })
    const refused = leftOutOf(response.headers.get(leftOutHeader))
    if (refused.length > 0) onLeftOut({ done: ids.length - refused.length, refused })
    return response.blob()
  }
  return (
    <Button
      look="quiet"
      className={aside}
      busy={isBusy}
      title={t('staff.list.bulk.export.hint')}
      onClick={() => void save(fetchFile)}
    >
      {!isBusy && <Icon path={downloadIcon} className="size-4.5" />}
      <span>{t('staff.list.export')}</span>
    </Button>
  )
}

const leftOutOf = (header: string | null): readonly Refusal[] =>
  (header ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const id = Number(text)
      return { id, reference: referenceOf(id), error: 'application.not-found' }
    })
