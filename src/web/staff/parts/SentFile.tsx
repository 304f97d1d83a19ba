import { addressOf } from '#client/route.ts'
import type { ChatFile } from '#contract/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon } from '../../ui/icons.ts'
import { useMay } from './use-me.ts'

type SentFileProps = Readonly<{ file: ChatFile }>

/** A file of a conversation: a picture as it looks, a PDF by its name; without the right to see documents, names only. */
export function SentFile({ file }: SentFileProps) {
  return useMay()('document.read') ? <FileLink file={file} /> : <FileName file={file} />
}

const box =
  'flex items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 text-sm text-ink'

function FileName({ file }: SentFileProps) {
  return (
    <span className={box}>
      <Icon path={documentIcon} className="size-5 text-quiet" />
      <bdi className="truncate">{file.name}</bdi>
    </span>
  )
}

function FileLink({ file }: SentFileProps) {
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
