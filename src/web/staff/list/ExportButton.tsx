import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'
import { askedBy, type View } from './view.ts'

type ExportButtonProps = Readonly<{ view: View; className: string }>

/** Fetches the file as bytes, not by an address of its own: a search must not stand in one. */
export function ExportButton({ view, className }: ExportButtonProps) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const confirmed = useConfirmed()
  const { isBusy, error, failures, send } = useSending()

  const fetchFile = async () => {
    const file = await confirmed(() => call('GET /api/admin/export', { query: askedBy(view) }))
    const day = now().toISOString().slice(0, 10)
    saveFile(file, t('staff.list.export.file', { day }))
    toast({ tone: 'success', title: t('staff.list.export.done') })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failures > 0 && error !== null) {
      toast({ tone: 'error', title: t('staff.list.export.failed'), text: say(error) })
    }
  }, [failures])

  return (
    <Button
      look="quiet"
      className={className}
      busy={isBusy}
      title={t('staff.list.export.hint')}
      onClick={() => void send(fetchFile)}
    >
      {!isBusy && <Icon path={downloadIcon} className="hidden size-4.5 min-[100rem]:block" />}
      {t('staff.list.export')}
    </Button>
  )
}
