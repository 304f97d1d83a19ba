import { useId } from 'react'
import type { Translate } from '#phrases/translate.ts'
import { acceptedFor } from '../file/kind.ts'
import { FileRefusal } from '../file/refusal.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { OneLine } from '../ui/OneLine.tsx'
import { Progress } from '../ui/Progress.tsx'
import type { Upload } from './uploads.ts'
import { useUploads } from './uploads-context.tsx'
import { wordsOfUpload } from './words.ts'

type UploadLineProps = Readonly<{ upload: Upload; onAdd: (files: readonly File[]) => void }>

/** An upload's progress, or why it failed. */
export function UploadLine({ upload, onAdd }: UploadLineProps) {
  return upload.state === 'failed' ? (
    <Failed upload={upload} onAdd={onAdd} />
  ) : (
    <OnItsWay upload={upload} />
  )
}

function OnItsWay({ upload }: Readonly<{ upload: Upload }>) {
  const t = useTranslate()
  const { uploads } = useUploads()
  const document = t(`document.type.${upload.documentType}`)
  const percent = percentOf(upload)
  return (
    <div className="mt-4 rounded-field border border-line p-3 sm:p-4">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <OneLine className="text-sm font-semibold">{upload.file.name}</OneLine>
          <p className="figures text-sm text-quiet">{stateWords(upload, percent, t)}</p>
        </div>
        <Button
          look="quiet"
          className="px-3!"
          aria-label={t('document.upload.cancel.label', { document })}
          onClick={() => uploads.cancel(upload)}
        >
          {t('document.upload.cancel')}
        </Button>
      </div>
      <Progress
        label={t('document.upload.label', { document })}
        className="mt-2"
        max={100}
        value={percent}
      />
    </div>
  )
}

function percentOf({ sent, total }: Upload): number {
  return total === 0 ? 0 : Math.min(100, Math.floor((sent / total) * 100))
}

function stateWords({ state }: Upload, percent: number, t: Translate): string {
  if (state === 'sending') return t('document.upload.sending', { percent })
  return state === 'failed' ? '' : t(`document.upload.${state}`)
}

function Failed({ upload, onAdd }: UploadLineProps) {
  const t = useTranslate()
  const { uploads } = useUploads()
  const id = useId()
  const { title, text } = wordsOfUpload(upload, t)
  const refusal = upload.error instanceof FileRefusal ? upload.error.code : null
  const mayRetry = refusal === null
  const isChanged = refusal === 'changed'
  return (
    <Notice tone="error" role="alert" title={title} className="mt-4">
      {upload.file.name && (
        <OneLine id={id} className="text-quiet">
          {upload.file.name}
        </OneLine>
      )}
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {mayRetry && (
          <Button look="secondary" aria-describedby={id} onClick={() => uploads.retry(upload)}>
            {t('document.upload.retry')}
          </Button>
        )}
        {isChanged && (
          <FileButton
            label={t('document.add.choose')}
            hintId={id}
            accept={acceptedFor(upload.documentType)}
            onFiles={onAdd}
          >
            {t('document.add.choose')}
          </FileButton>
        )}
        <Button
          look="quiet"
          className={mayRetry || isChanged ? '' : '-ms-3 px-3!'}
          aria-describedby={id}
          onClick={() => uploads.cancel(upload)}
        >
          {t('document.file.closeView')}
        </Button>
      </div>
    </Notice>
  )
}
