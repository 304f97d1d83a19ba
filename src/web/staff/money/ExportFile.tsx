import { useEffect } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'

type ExportFileProps = Readonly<{
  name: string
  label: string
  hint?: string
  look?: ButtonLook
  /** Asked for once it is sure who asks. */
  load: () => Promise<Blob>
}>

/** Fetches a file as bytes, after the password or a code was given, and saves it. */
export function ExportFile({ name, label, hint, look = 'secondary', load }: ExportFileProps) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const confirmed = useConfirmed()
  const { isBusy, error, failures, send } = useSending()

  const fetchFile = async () => {
    saveFile(await confirmed(load), name)
    toast({ tone: 'success', title: t('staff.money.export.done') })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failures > 0 && error !== null) {
      toast({ tone: 'error', title: t('staff.money.export.failed'), text: say(error) })
    }
  }, [failures])

  return (
    <Button look={look} busy={isBusy} title={hint} onClick={() => void send(fetchFile)}>
      {!isBusy && <Icon path={downloadIcon} className="hidden size-4.5 sm:block" />}
      <span>{label}</span>
    </Button>
  )
}
