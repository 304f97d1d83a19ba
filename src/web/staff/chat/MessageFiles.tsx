import { useState } from 'react'
import { addressOf } from '#client/route.ts'
import type { ChatFile } from '#contract/chat.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon } from '../../ui/icons.ts'
import { useMay } from '../parts/use-me.ts'
import { TakeFileDialog } from './TakeFileDialog.tsx'

type MessageFilesProps = Readonly<{ files: readonly ChatFile[]; session: StaffChatSession }>

/** Files of a message: pictures as they look, PDFs by their names; whoever may not see documents reads names. */
export function MessageFiles({ files, session }: MessageFilesProps) {
  const t = useTranslate()
  const may = useMay()
  const [taken, take] = useState<ChatFile | null>(null)
  const maySee = may('document.read')
  const mayTake = maySee && may('application.work') && session.applicationId !== null
  return (
    <ul className="flex max-w-full flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-56 text-sm">
          {maySee ? <FileLink file={file} /> : <FileName file={file} />}
          {mayTake && (
            <button
              type="button"
              className="link min-h-9 text-xs pointer-coarse:min-h-11"
              onClick={() => take(file)}
            >
              {t('staff.chat.files.take')}
            </button>
          )}
        </li>
      ))}
      {taken && session.applicationId !== null && (
        <TakeFileDialog
          file={taken}
          applicationId={session.applicationId}
          onClose={() => take(null)}
        />
      )}
    </ul>
  )
}

const box =
  'flex items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 text-sm text-ink'

function FileName({ file }: Readonly<{ file: ChatFile }>) {
  return (
    <span className={box}>
      <Icon path={documentIcon} className="size-5 text-quiet" />
      <bdi className="truncate">{file.name}</bdi>
    </span>
  )
}

function FileLink({ file }: Readonly<{ file: ChatFile }>) {
  const t = useTranslate()
  const href = addressOf('GET /api/admin/chat/files/{id}', { id: file.id }, {})
  const name = t('staff.chat.files.open', { name: file.name })
  if (!file.mediaType.startsWith('image/')) {
    return (
      <a href={href} aria-label={name} className={`${box} no-underline hover:border-ocean`}>
        <Icon path={documentIcon} className="size-5 text-ocean" />
        <bdi className="truncate">{file.name}</bdi>
      </a>
    )
  }
  return (
    <a
      href={href}
      aria-label={name}
      className="block overflow-hidden rounded-card border border-line bg-surface hover:border-ocean"
    >
      <img
        src={addressOf('GET /api/admin/chat/files/{id}/preview', { id: file.id }, {})}
        alt=""
        loading="lazy"
        className="max-h-40 min-h-16 w-full object-contain"
      />
    </a>
  )
}
