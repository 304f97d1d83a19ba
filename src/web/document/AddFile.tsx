import { type ChangeEvent, useId } from 'react'
import { documentRules } from '#domain/document.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { photoIcon, uploadIcon } from '../ui/icons.ts'
import type { Slot } from './uploads.ts'

type AddFileProps = Readonly<{
  slot: Slot
  /** Whose document it is. */
  name: string
  hintId: string
  hasFile: boolean
  isOver: boolean
  onAdd: (files: readonly File[]) => void
}>

/** The drop zone, always there, with a plain file input and, where fingers point, the camera. */
export function AddFile({ slot, name, hintId, hasFile, isOver, onAdd }: AddFileProps) {
  const t = useTranslate()
  const takesPdf = documentRules[slot.documentType].accepted.includes('pdf')
  const document = t(`document.type.${slot.documentType}`)
  const choose = t(hasFile ? 'document.add.replace' : 'document.add.choose')
  return (
    <div
      className={`mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border-2 border-dashed p-3 sm:p-4 ${isOver ? 'border-ocean bg-ocean-tint' : 'border-line'}`}
    >
      <p className="hidden min-w-0 flex-1 items-center gap-2 text-sm text-quiet pointer-fine:flex">
        <Icon path={uploadIcon} className="size-5" />
        {t(isOver ? 'document.add.dropNow' : 'document.add.drop')}
      </p>
      <div className="flex flex-1 flex-wrap gap-3 pointer-fine:flex-none">
        <FileButton
          words={choose}
          label={t('document.add.for', { action: choose, document, name })}
          hintId={hintId}
          accept={takesPdf ? 'image/*,application/pdf' : 'image/*'}
          onAdd={onAdd}
          className="flex-1"
        />
        <FileButton
          words={t('document.add.camera')}
          label={t('document.add.for', { action: t('document.add.camera'), document, name })}
          hintId={hintId}
          accept="image/*"
          capture
          onAdd={onAdd}
          className="hidden flex-1 pointer-coarse:block"
        />
      </div>
    </div>
  )
}

type FileButtonProps = Readonly<{
  words: string
  /** The same, and of what and whom, for those who listen. */
  label: string
  hintId: string
  accept: string
  capture?: boolean
  onAdd: (files: readonly File[]) => void
  className: string
}>

function FileButton({ words, label, hintId, accept, capture, onAdd, className }: FileButtonProps) {
  const id = useId()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file may be chosen again after it failed.
    target.value = ''
    if (files.length > 0) onAdd(files)
  }
  return (
    <div className={`relative ${className}`}>
      <input
        id={id}
        type="file"
        accept={accept}
        {...(capture ? { capture: 'environment' as const } : {})}
        aria-label={label}
        aria-describedby={hintId}
        onChange={take}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'w-full cursor-pointer whitespace-nowrap peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ocean',
        )}
      >
        {capture && <Icon path={photoIcon} />}
        {words}
      </label>
    </div>
  )
}
