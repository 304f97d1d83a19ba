import { useState } from 'react'
import type { ChatFile } from '#contract/chat.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { SentFile } from '../parts/SentFile.tsx'
import { useMay } from '../parts/use-me.ts'
import { TakeFileDialog } from './TakeFileDialog.tsx'

type MessageFilesProps = Readonly<{ files: readonly ChatFile[]; session: StaffChatSession }>

/** Files of a message: pictures as they look, PDFs by their names; without the right to see documents, names only. */
export function MessageFiles({ files, session }: MessageFilesProps) {
  const t = useTranslate()
  const may = useMay()
  const [taken, take] = useState<ChatFile | null>(null)
  const mayTake = may('document.read') && may('application.work') && session.applicationId !== null
  return (
    <ul className="flex max-w-full flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-56 text-sm">
          <SentFile file={file} />
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
