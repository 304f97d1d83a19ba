import { useState } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon } from '../../ui/icons.ts'
import { Composer } from './Composer.tsx'
import { NoteForm } from './NoteForm.tsx'

const tab =
  'inline-flex min-h-9 items-center gap-1.5 border-b-2 border-transparent px-2 text-sm font-medium text-quiet hover:text-ink aria-pressed:border-current pointer-coarse:min-h-11'

/** A reply to the visitor, or a note among colleagues. */
export function AnswerPanel({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const [isNote, setNote] = useState(false)
  return (
    <>
      <div
        className={`flex gap-2 border-t px-3 sm:px-4 ${isNote ? 'border-amber/40 bg-amber-tint' : 'border-line bg-surface'}`}
      >
        <button
          type="button"
          aria-pressed={!isNote}
          onClick={() => setNote(false)}
          className={`${tab} aria-pressed:text-ocean`}
        >
          {t('staff.chat.note.reply')}
        </button>
        <button
          type="button"
          aria-pressed={isNote}
          onClick={() => setNote(true)}
          className={`${tab} aria-pressed:text-amber`}
        >
          <Icon path={lockIcon} className="size-4" />
          <span>{t('staff.chat.note')}</span>
        </button>
      </div>
      {isNote ? <NoteForm id={session.sessionId} /> : <Composer session={session} />}
    </>
  )
}
