import { type KeyboardEvent, useState } from 'react'
import { sheetOf } from '#domain/sheet/travellers.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Columns } from './Columns.tsx'
import { type ImportFault, type NamedCells, SheetError } from './limits.ts'
import type { openSheet } from './open-sheet.ts'
import { SheetSource } from './SheetSource.tsx'

type ImportDialogProps = Readonly<{
  open: typeof openSheet
  onClose: () => void
  /** Called with the number of travellers imported. */
  onDone: (count: number) => void
}>

/** Spreadsheet import: paste or choose a file, preview, import. */
export function ImportDialog({ open, onClose, onDone }: ImportDialogProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [lists, setLists] = useState<readonly NamedCells[]>([])
  const [fault, setFault] = useState<ImportFault | null>(null)
  const [busy, setBusy] = useState(false)

  const take = async (given: string | File) => {
    setBusy(true)
    setFault(null)
    try {
      const found = listsIn(await open(given, language))
      if (found.length > 0) setLists(found)
      else setFault('nobody')
    } catch (error) {
      setFault(error instanceof SheetError ? error.fault : 'unreadable')
    } finally {
      setBusy(false)
    }
  }

  return (
    // Inside the step's form: Enter in a cell must not submit it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key from what is around
    <div onKeyDown={keepEnter}>
      <Dialog wide title={t('sheet.title')} onClose={onClose}>
        {lists.length > 0 ? (
          <Columns lists={lists} onBack={() => setLists([])} onDone={onDone} />
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

/** The sheets with travellers: those with headings, if any. */
function listsIn(sheets: readonly NamedCells[]): readonly NamedCells[] {
  const read = sheets.map((sheet) => ({ sheet, ...sheetOf(sheet.cells) }))
  const lists = read.filter(({ rows }) => rows.length > 0)
  const headed = lists.filter(({ hasHeadings }) => hasHeadings)
  return (headed.length > 0 ? headed : lists).map(({ sheet }) => sheet)
}

function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
