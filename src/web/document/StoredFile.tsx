import { useEffect, useState } from 'react'
import { isCode } from '#client/error.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { wordsOf } from '../api/error.ts'
import { useRequest } from '../api/use-request.ts'
import { sayMoment, saySize } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Icon } from '../ui/Icon.tsx'
import { documentIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { OneLine } from '../ui/OneLine.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { type StoredDocument, withoutDocument } from './checklist.ts'
import { FileDialog } from './FileDialog.tsx'
import { useUploads } from './uploads-context.tsx'

type StoredFileProps = Readonly<{
  document: StoredDocument
  /** Omitted if the file can no longer be removed. */
  onRemoved?: () => void
  /** The traveller's name, where documents of several are on the page. */
  of?: string
  /** A further action. */
  children?: Elements
}>

/** An uploaded document: thumbnail, name, actions. */
export function StoredFile({ document, onRemoved, of, children }: StoredFileProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { freshPictures } = useUploads()
  const [isViewing, setViewing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const name = t(`document.type.${document.documentType}`)
  const whose = of ? t('document.complete.missing.line', { document: name, name: of }) : name
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Thumbnail src={freshPictures.get(document.id) ?? document.previewUrl} />
        <div className="min-w-0 flex-1 basis-40">
          <OneLine className="font-semibold">{document.fileName}</OneLine>
          <p className="figures text-sm text-quiet">
            {t('document.file.size', {
              size: saySize(document.sizeBytes, language),
              moment: sayMoment(document.createdAt, language),
            })}
          </p>
        </div>
        <div className="-ms-3 -mt-1 -mb-3 flex flex-wrap sm:my-0 sm:ms-0 sm:-me-3">
          <Button
            look="quiet"
            className="px-3!"
            aria-label={t('document.file.view.label', { document: whose })}
            onClick={() => setViewing(true)}
          >
            {t('document.file.view')}
          </Button>
          {onRemoved && (
            <Button
              look="quiet"
              className="px-3!"
              aria-label={t('document.file.remove.label', { document: whose })}
              aria-expanded={isAsking}
              onClick={() => setAsking(true)}
            >
              {t('document.file.remove')}
            </Button>
          )}
          {children}
        </div>
      </div>
      {isAsking && onRemoved && (
        <RemoveQuestion document={document} onKeep={() => setAsking(false)} onRemoved={onRemoved} />
      )}
      {isViewing && (
        <PreviewDialog document={document} title={name} onClose={() => setViewing(false)} />
      )}
    </div>
  )
}

function Thumbnail({ src }: Readonly<{ src: string | null }>) {
  const [isBroken, setBroken] = useState(false)
  const look = 'size-16 shrink-0 rounded-small border border-line bg-sunken'
  return src && !isBroken ? (
    <img
      src={src}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      onError={() => setBroken(true)}
      className={`${look} object-cover`}
    />
  ) : (
    <span className={`${look} grid place-items-center text-quiet`}>
      <Icon path={documentIcon} className="size-7" />
    </span>
  )
}

type RemoveQuestionProps = Readonly<{
  document: StoredDocument
  onKeep: () => void
  onRemoved: () => void
}>

function RemoveQuestion({ document, onKeep, onRemoved }: RemoveQuestionProps) {
  const t = useTranslate()
  const toast = useToast()
  const { change } = useUploads()
  const { isBusy, isDone, error, start } = useRequest(async () => {
    await call('DELETE /api/documents/{id}', { params: { id: document.id } }).catch(
      (failure: unknown) => {
        // Already removed in another tab.
        const isGone = isCode(failure, 'document.not-found')
        if (!isGone) throw failure
      },
    )
    toast({ title: t('document.file.removed') })
    onRemoved()
    change((application) => withoutDocument(application, document.id))
  })
  return (
    <Notice
      tone={error === null ? 'warning' : 'error'}
      role={error === null ? 'status' : 'alert'}
      title={t('document.file.remove.ask')}
      className="mt-3"
    >
      {error !== null && <p>{wordsOf(error, t)}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="danger" busy={isBusy || isDone} onClick={() => start()} autoFocus>
          {t('document.file.remove.yes')}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {t('document.file.remove.no')}
        </Button>
      </div>
    </Notice>
  )
}

type PreviewDialogProps = Readonly<{
  document: StoredDocument
  title: string
  onClose: () => void
}>

/** The stored document, fetched with the cookie: its URL is useless to others. */
function PreviewDialog({ document, title, onClose }: PreviewDialogProps) {
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
