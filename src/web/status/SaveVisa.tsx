import type { ReactNode } from 'react'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
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
  const { isBusy, isDone, error, start } = useRequest(async () => {
    saveFile(await fetchVisa(), fileName)
  })
  return (
    <div className="mt-2 space-y-2">
      <Button look="secondary" busy={isBusy} onClick={() => start()} aria-label={label}>
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
