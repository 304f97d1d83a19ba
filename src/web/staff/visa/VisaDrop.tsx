import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon, uploadIcon } from '../../ui/icons.ts'
import { aside } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'

const VisaDialog = lazy(() =>
  import('./VisaDialog.tsx').then((module) => ({ default: module.VisaDialog })),
)

/** The way in to approving many at once: a button, and the whole list as a place to drop files on. */
export function VisaDrop() {
  const t = useTranslate()
  const may = useMay()
  const [files, setFiles] = useState<readonly File[] | null>(null)
  const isList = useLocation().pathname === staffPages.admin
  const isOpen = may('application.approve') && isList && files === null
  const isOver = useWindowDrop(isOpen, setFiles)
  if (!may('application.approve')) return null
  return (
    <>
      <Button look="quiet" className={aside} onClick={() => setFiles([])}>
        <Icon path={documentIcon} className="hidden size-4.5 min-[100rem]:block" />
        <span>{t('staff.visa.open')}</span>
      </Button>
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-canvas/80 p-6">
          <p className="flex max-w-md items-center gap-3 rounded-card border-2 border-dashed border-ocean bg-ocean-tint p-8 text-lg font-semibold">
            <Icon path={uploadIcon} className="size-7 text-ocean" />
            <span>{t('staff.visa.drop')}</span>
          </p>
        </div>
      )}
      {files && (
        <Suspense fallback={null}>
          <VisaDialog files={files} onClose={() => setFiles(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Files that are dropped anywhere on the page; true while some are held above it. */
function useWindowDrop(isOn: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    const { signal } = stop
    const listen = (kind: 'dragover' | 'drop' | 'dragleave', act: (event: DragEvent) => void) =>
      window.addEventListener(
        kind,
        (event) => {
          if (event.dataTransfer?.types.includes('Files')) act(event)
        },
        { signal },
      )
    listen('dragover', (event) => {
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    })
    // Towards nothing: it left the window.
    listen('dragleave', (event) => event.relatedTarget === null && setOver(false))
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    })
    return () => {
      stop.abort()
      setOver(false)
    }
  }, [isOn, onFiles])
  return isOver
}
