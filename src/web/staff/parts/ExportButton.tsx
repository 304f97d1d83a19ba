import { type ComponentProps, useEffect } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useConfirmed } from './confirm/confirm.tsx'
import { useErrorWords } from './use-error-words.ts'
import { useSending } from './use-sending.ts'

type ExportButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'title'> &
  Readonly<{
    /** Of the file; the type of what comes adds .pdf or .zip, and nothing to a CSV. */
    name: string
    /** Whose words say how it went. */
    of: 'list' | 'money'
    /** Asked for once it is sure who asks. */
    load: () => Promise<Blob>
    iconClass?: string
    children: string
  }>

/** Fetches a file as bytes, after the password or a code was given, and saves it. */
export function ExportButton(props: ExportButtonProps) {
  const { name, of, load, iconClass = 'hidden size-4.5 sm:block', children, ...button } = props
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const confirmed = useConfirmed()
  const { isBusy, error, failures, send } = useSending()

  const fetchFile = async () => {
    saveFile(await confirmed(load), name)
    toast({ tone: 'success', title: t(`staff.${of}.export.done`) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failures > 0 && error !== null) {
      toast({ tone: 'error', title: t(`staff.${of}.export.failed`), text: say(error) })
    }
  }, [failures])

  return (
    <Button look="secondary" {...button} busy={isBusy} onClick={() => void send(fetchFile)}>
      {!isBusy && <Icon path={downloadIcon} className={iconClass} />}
      <span>{children}</span>
    </Button>
  )
}
