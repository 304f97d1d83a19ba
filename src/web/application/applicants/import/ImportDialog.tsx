import { type KeyboardEvent, useState } from 'react'
import { type Sheet, sheetOf } from '#domain/sheet/travellers.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { type ImportFault, SheetError } from './limits.ts'
import type { openSheet } from './open-sheet.ts'
import { Preview } from './Preview.tsx'
import { SheetSource } from './SheetSource.tsx'

type ImportDialogProps = Readonly<{
  open: typeof openSheet
  onClose: () => void
  /** So many people were taken over. */
  onDone: (count: number) => void
}>

/** From a spreadsheet to the people of the application: paste or file, a look at it, and over. */
export function ImportDialog({ open, onClose, onDone }: ImportDialogProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [fault, setFault] = useState<ImportFault | null>(null)
  const [busy, setBusy] = useState(false)

  const take = async (given: string | File) => {
    setBusy(true)
    setFault(null)
    try {
      const read = sheetOf(await open(given, language))
      if (read.rows.length > 0) setSheet(read)
      else setFault('nobody')
    } catch (error) {
      setFault(error instanceof SheetError ? error.fault : 'unreadable')
    } finally {
      setBusy(false)
    }
  }

  return (
    // Within the form of the step: Enter in a cell must not send that.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key from what is around
    <div onKeyDown={keepEnter}>
      <Dialog wide title={t('sheet.title')} onClose={onClose}>
        {sheet ? (
          <Preview sheet={sheet} onBack={() => setSheet(null)} onDone={onDone} />
        ) : (
          <SheetSource
            busy={busy}
            fault={fault}
            onGiven={(given) => void take(given)}
            onClose={onClose}
          />
        )}
      </Dialog>
    </div>
  )
}

function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
