import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { aside } from '../parts/looks.ts'
import { useExport } from './use-export.ts'
import { askedBy, type View } from './view.ts'

/** Fetches the file as bytes, not by an address of its own: a search must not stand in one. */
export function ExportButton({ view }: Readonly<{ view: View }>) {
  const t = useTranslate()
  const { isBusy, save } = useExport()
  return (
    <Button
      look="quiet"
      className={aside}
      busy={isBusy}
      title={t('staff.list.export.hint')}
      onClick={() => void save(() => call('GET /api/admin/export', { query: askedBy(view) }))}
    >
      {!isBusy && <Icon path={downloadIcon} className="hidden size-4.5 min-[100rem]:block" />}
      <span>{t('staff.list.export')}</span>
    </Button>
  )
}
