import { type KeyboardEvent, useId, useState } from 'react'
import { sheetOf } from '#domain/sheet/travellers.ts'
import { todayIn } from '#domain/time/calendar.ts'
import { now } from '../../../clock.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FileButton } from '../../../ui/FileButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { downloadIcon, uploadIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { Columns } from './Columns.tsx'
import { type ImportFault, type NamedCells, SheetError } from './limits.ts'
import type { openSheet } from './open-sheet.ts'
import { separatorIn, templateCsv, templateIn, templateWorkbook } from './template-words.ts'

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
  const headed = lists.filter(({ headings }) => headings)
  return (headed.length > 0 ? headed : lists).map(({ sheet }) => sheet)
}

function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

type SheetSourceProps = Readonly<{
  busy: boolean
  fault: ImportFault | null
  onGiven: (given: string | File) => void
  onClose: () => void
}>

/** The source of a list: pasted text, parsed immediately, or a file. */
function SheetSource({ busy, fault, onGiven, onClose }: SheetSourceProps) {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const takeFile = ([file]: readonly File[]) => file && onGiven(file)
  const { isOver, handlers } = useFileDrop(takeFile)
  return (
    <div {...handlers} aria-busy={busy || undefined}>
      <p className="mt-2 max-w-prose text-quiet">{t('sheet.lead')}</p>
      {fault && (
        <Notice tone="error" role="alert" className="mt-4" title={t('sheet.fault.title')}>
          {t(`sheet.fault.${fault}`)}
        </Notice>
      )}
      <label htmlFor={id} className="mt-5 block font-semibold">
        {t('sheet.paste.label')}
      </label>
      <textarea
        id={id}
        rows={5}
        // biome-ignore lint/a11y/noAutofocus: the dialog opened for this
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={text}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (pasted.trim() !== '') onGiven(pasted)
        }}
        onChange={(event) => setText(event.target.value)}
        className={`mt-1.5 block w-full rounded-field border bg-surface px-3.5 py-2.5 text-sm whitespace-pre ${isOver ? 'border-ocean outline-2 outline-ocean' : 'border-edge'}`}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        {text.trim() !== '' && (
          <Button busy={busy} onClick={() => onGiven(text)}>
            {t('sheet.read')}
          </Button>
        )}
        <FileButton
          label={t('sheet.file')}
          hintId={`${id}-file`}
          accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFiles={takeFile}
        >
          <Icon path={uploadIcon} />
          <span>{t('sheet.file')}</span>
        </FileButton>
        <p id={`${id}-file`} className="text-sm text-quiet">
          {t('sheet.file.hint')}
        </p>
      </div>
      <TemplateLinks />
      <div className="mt-6 flex items-center justify-between gap-3 border-t border-line pt-4">
        <p role="status" className="text-sm text-quiet">
          {busy ? t('sheet.reading') : ''}
        </p>
        <Button look="secondary" onClick={onClose}>
          {t('apply.cancel')}
        </Button>
      </div>
    </div>
  )
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A template to fill in, generated in the browser on demand. */
function TemplateLinks() {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const template = () => templateIn(language, t, todayIn(now(), 'UTC'))
  const save = (content: BlobPart, type: string, ending: string) =>
    saveFile(new Blob([content], { type }), `${t('sheet.template.name')}${ending}`)
  const saveWorkbook = () =>
    save(templateWorkbook(template()) as Uint8Array<ArrayBuffer>, workbookType, '.xlsx')
  const saveCsv = () => save(templateCsv(template(), separatorIn(language)), 'text/csv', '.csv')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      role="group"
      aria-labelledby={id}
      className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1"
    >
      <p id={id} className="text-sm">
        {t('sheet.template')}
      </p>
      <Button look="quiet" onClick={saveWorkbook}>
        <Icon path={downloadIcon} className="size-4" />
        <span>{t('sheet.template.workbook')}</span>
      </Button>
      <Button look="quiet" onClick={saveCsv}>
        <Icon path={downloadIcon} className="size-4" />
        <span>{t('sheet.template.csv')}</span>
      </Button>
    </div>
  )
}
