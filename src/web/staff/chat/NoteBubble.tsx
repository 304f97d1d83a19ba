import type { ChatNote } from '#contract/staff/chat.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon } from '../../ui/icons.ts'

/** What a colleague wrote to the others; the visitor never sees it. */
export function NoteBubble({ note }: Readonly<{ note: ChatNote }>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="mb-3 flex flex-col items-end gap-1">
      <p className="figures flex max-w-full items-center gap-1 px-1 text-xs text-amber">
        <Icon path={lockIcon} className="size-3.5" />
        <span className="truncate">
          <span>{t('staff.chat.note.by', { name: note.staff.name })}</span>{' '}
          <time dateTime={note.at}>{sayTime(note.at, language)}</time>
        </span>
      </p>
      <p
        dir="auto"
        className="max-w-[min(34rem,88%)] rounded-card border border-amber/40 bg-amber-tint px-3.5 py-2 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {note.text}
      </p>
    </div>
  )
}
