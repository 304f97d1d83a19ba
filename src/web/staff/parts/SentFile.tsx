import { addressOf } from '#client/route.ts'
import type { ChatFile } from '#contract/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon } from '../../ui/icons.ts'
import { useMay } from './use-me.ts'

const box =
  'flex items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 text-sm text-ink'

/** A file of a conversation: a picture as it looks, a PDF by its name; without the right to see documents, names only. */
export function SentFile({ file: { id, name, mediaType } }: Readonly<{ file: ChatFile }>) {
  const t = useTranslate()
  const maySee = useMay()('document.read')
  const href = addressOf('GET /api/admin/chat/files/{id}', { id }, {})
  const label = t('staff.chat.files.open', { name })
  const named = (
    <>
      <Icon path={documentIcon} className={`size-5 ${maySee ? 'text-ocean' : 'text-quiet'}`} />
      <bdi className="truncate">{name}</bdi>
    </>
  )
  if (!maySee) return <span className={box}>{named}</span>
  if (!mediaType.startsWith('image/')) {
    return (
      <a href={href} aria-label={label} className={`${box} no-underline hover:border-ocean`}>
        {named}
      </a>
    )
  }
  return (
    <a
      href={href}
      aria-label={label}
      className="block overflow-hidden rounded-card border border-line bg-surface hover:border-ocean"
    >
      <img
        src={addressOf('GET /api/admin/chat/files/{id}/preview', { id }, {})}
        alt=""
        loading="lazy"
        className="max-h-40 min-h-16 w-full object-contain"
      />
    </a>
  )
}
