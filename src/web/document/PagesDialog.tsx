import { useEffect, useRef, useState } from 'react'
import type { DocumentType } from '#domain/document/document.ts'
import { mostPages } from '../file/plan.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon, closeIcon } from '../ui/icons.ts'
import { OneLine } from '../ui/OneLine.tsx'
import { FileDialog } from './FileDialog.tsx'
import { extended, moved, type Page } from './pages.ts'

type PagesDialogProps = Readonly<{
  type: DocumentType
  chosen: readonly File[]
  onAdd: (files: readonly File[]) => void
  onClose: () => void
}>

/** Pictures chosen together, arranged as pages. */
export function PagesDialog({ type, chosen, onAdd, onClose }: PagesDialogProps) {
  const t = useTranslate()
  const [pages, setPages] = useState(() => extended([], chosen))
  const [said, setSaid] = useState('')
  const move = (id: number, by: 1 | -1) => {
    const next = moved(pages, id, by)
    setPages(next)
    const number = next.findIndex((page) => page.id === id) + 1
    setSaid(t('document.pages.moved', { number, total: next.length }))
  }
  const remove = (id: number) => {
    const next = pages.filter((page) => page.id !== id)
    setPages(next)
    if (next.length === 0) onClose()
  }
  return (
    <FileDialog
      title={t('document.pages.title', { document: t(`document.type.${type}`) })}
      closeLabel={t('document.file.closeView')}
      onClose={onClose}
    >
      <p className="text-quiet">{t('document.pages.text')}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ol className="mt-4 space-y-2">
        {pages.map((page, index) => (
          <PageLine
            key={page.id}
            page={page}
            number={index + 1}
            isLast={index === pages.length - 1}
            onMove={(by) => move(page.id, by)}
            onRemove={() => remove(page.id)}
          />
        ))}
      </ol>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => onAdd(pages.map(({ file }) => file))}>
          {t('document.pages.add', { count: pages.length })}
        </Button>
        {pages.length < mostPages && (
          <FileButton
            label={t('document.pages.more')}
            accept="image/*"
            multiple
            onFiles={(files) => setPages(extended(pages, files))}
          >
            {t('document.pages.more')}
          </FileButton>
        )}
      </div>
    </FileDialog>
  )
}

type PageLineProps = Readonly<{
  page: Page
  number: number
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}>

function PageLine({ page, number, isLast, onMove, onRemove }: PageLineProps) {
  const t = useTranslate()
  return (
    <li className="flex items-center gap-3 rounded-field border border-line p-2">
      <Thumbnail file={page.file} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{t('document.pages.page', { number })}</p>
        <OneLine className="text-sm text-quiet max-sm:sr-only">{page.file.name}</OneLine>
      </div>
      <div className="flex shrink-0">
        <Tool
          label={t('document.pages.up', { number })}
          path={chevronDownIcon}
          className="rotate-180"
          isOff={number === 1}
          onPress={() => onMove(-1)}
        />
        <Tool
          label={t('document.pages.down', { number })}
          path={chevronDownIcon}
          isOff={isLast}
          onPress={() => onMove(1)}
        />
        <Tool label={t('document.pages.remove', { number })} path={closeIcon} onPress={onRemove} />
      </div>
    </li>
  )
}

type ToolProps = Readonly<{
  label: string
  path: string
  className?: string
  isOff?: boolean
  onPress: () => void
}>

/** Stays in place at either end, to keep the focus. */
function Tool({ label, path, className = '', isOff = false, onPress }: ToolProps) {
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    if (isOff) return
    onPress()
    // Some browsers blur an element that moves.
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={press}
      className="grid size-11 place-items-center rounded-field text-quiet hover:text-ink aria-disabled:opacity-35"
    >
      <Icon path={path} className={`size-5 ${className}`} />
    </button>
  )
}

/** Files the browser cannot display (HEIC) are shown by name. */
function Thumbnail({ file }: Readonly<{ file: File }>) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="grid h-24 w-20 shrink-0 place-items-center overflow-hidden rounded-small bg-sunken">
      {address && (
        <img
          src={address}
          alt=""
          className="size-full object-contain"
          onError={() => setAddress(null)}
        />
      )}
    </span>
  )
}
