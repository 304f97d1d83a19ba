import { type ReactNode, useState } from 'react'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { downloadIcon } from '../ui/icons.ts'
import { saveFile } from '../ui/save-file.ts'
import { Words } from '../ui/Words.tsx'

type SaveVisaProps = Readonly<{
  fetchVisa: () => Promise<Blob>
  /** Fallback file name. */
  fileName: string
  /** Accessible name of the button among several. */
  label?: string
  children: ReactNode
}>

/** Fetches and saves a visa, or a ZIP of several; reports failures. */
export function SaveVisa({ fetchVisa, fileName, label, children }: SaveVisaProps) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const press = async () => {
    setBusy(true)
    setError(null)
    try {
      saveFile(await fetchVisa(), fileName)
      setDone(true)
    } catch (reason) {
      setError(reason)
    }
    setBusy(false)
  }
  return (
    <div className="mt-2 space-y-2">
      <Button look="secondary" busy={isBusy} onClick={() => void press()} aria-label={label}>
        <Icon path={downloadIcon} />
        <Words>{children}</Words>
      </Button>
      <ErrorNotice error={error} title={t('status.download.failed')} />
      <p role="status" className="text-sm text-leaf empty:hidden">
        {isDone && t('status.download.done')}
      </p>
    </div>
  )
}
