import { useEffect, useState } from 'react'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { StoredDocument } from './checklist.ts'
import { FileDialog } from './FileDialog.tsx'

type PreviewDialogProps = Readonly<{
  document: StoredDocument
  title: string
  onClose: () => void
}>

/** The stored document, fetched with the cookie: its URL is useless to others. */
export function PreviewDialog({ document, title, onClose }: PreviewDialogProps) {
  const t = useTranslate()
  const file = useFile(document)
  const isImage = document.mediaType.startsWith('image/')
  return (
    <FileDialog title={title} closeLabel={t('document.file.closeView')} onClose={onClose}>
      {file.kind === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('document.file.loading')}</span>
          <Skeleton className="h-[50dvh] w-full" />
        </div>
      )}
      {file.kind === 'failed' && <ErrorNotice error={file.error} />}
      {file.kind === 'loaded' && (
        <div className="space-y-4">
          {isImage ? (
            <img
              src={file.address}
              alt={title}
              className="mx-auto block max-h-[68dvh] max-w-full rounded-small bg-sunken object-contain"
            />
          ) : (
            <p>{t('document.file.pdf')}</p>
          )}
          <div className="flex flex-col gap-3 sm:flex-row">
            {!isImage && (
              <ButtonLink href={file.address} target="_blank" rel="noreferrer">
                {t('document.file.open')}
              </ButtonLink>
            )}
            <ButtonLink look="secondary" href={file.address} download={document.fileName}>
              {t('document.file.download')}
            </ButtonLink>
          </div>
        </div>
      )}
    </FileDialog>
  )
}

type Fetched =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'loaded'; address: string }

function useFile({ id, mediaType }: StoredDocument): Fetched {
  const [file, setFile] = useState<Fetched>({ kind: 'loading' })
  useEffect(() => {
    const stop = new AbortController()
    let address: string | null = null
    call('GET /api/documents/{id}', { params: { id }, signal: stop.signal }).then(
      (bytes) => {
        address = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
        setFile({ kind: 'loaded', address })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFile({ kind: 'failed', error })
      },
    )
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [id, mediaType])
  return file
}
