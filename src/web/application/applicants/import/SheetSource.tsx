import { useId, useState } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FileButton } from '../../../ui/FileButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { uploadIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import type { ImportFault } from './limits.ts'
import { TemplateLinks } from './TemplateLinks.tsx'

type SheetSourceProps = Readonly<{
  busy: boolean
  fault: ImportFault | null
  onGiven: (given: string | File) => void
  onClose: () => void
}>

/** The source of a list: pasted text, parsed immediately, or a file. */
export function SheetSource({ busy, fault, onGiven, onClose }: SheetSourceProps) {
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
