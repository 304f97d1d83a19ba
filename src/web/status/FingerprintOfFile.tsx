import { useState } from 'react'
import { formatSentences } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Card } from '../ui/Card.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { documentIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFileDrop } from '../ui/use-file-drop.ts'
import { fingerprintOf } from './fingerprint.ts'

type State = 'ready' | 'reading' | 'unreadable' | 'insecure'

/** Computes a file's fingerprint on this device, without an upload. */
export function FingerprintOfFile({ onHash }: Readonly<{ onHash: (hash: string) => void }>) {
  const t = useTranslate()
  const language = useLanguage()
  const [state, setState] = useState<State>('ready')
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    if (!isSecureContext) return setState('insecure')
    setState('reading')
    try {
      const hash = await fingerprintOf(file)
      setState('ready')
      onHash(hash)
    } catch {
      setState('unreadable')
    }
  }
  const drop = useFileDrop(take)
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-lg">{t('status.check.file.title')}</h2>
      <p id="check-file-hint" className="mt-1 text-quiet">
        {formatSentences([t('status.check.file.original'), t('status.check.file.text')], language)}
      </p>
      <div
        {...drop.handlers}
        className={`mt-4 flex flex-wrap items-center gap-4 rounded-field border-2 border-dashed p-4 ${drop.isOver ? 'border-ocean bg-ocean-tint' : 'border-line'}`}
      >
        <p
          role="status"
          className={`flex min-w-0 flex-1 basis-48 items-center gap-2 text-sm text-quiet ${state === 'reading' ? '' : 'pointer-coarse:hidden'}`}
        >
          <Icon path={documentIcon} className="size-6" />
          <span>
            {t(state === 'reading' ? 'status.check.file.reading' : 'status.check.file.drop')}
          </span>
        </p>
        <FileButton
          label={t('status.check.file.choose')}
          hintId="check-file-hint"
          accept="application/pdf,image/jpeg,image/png"
          onFiles={take}
          className="flex-1 sm:flex-none"
        >
          {t('status.check.file.choose')}
        </FileButton>
      </div>
      {(state === 'unreadable' || state === 'insecure') && (
        <Notice tone="error" role="alert" className="mt-4">
          {t(`status.check.file.${state}`)}
        </Notice>
      )}
    </Card>
  )
}
