import { sayMoment } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { UndoButton } from '../../parts/undo/UndoButton.tsx'
import { actorOf, type HistoryEntry, noteOf, titleOf } from './entry-words.ts'

export function Entry({ entry, mayUndo }: Readonly<{ entry: HistoryEntry; mayUndo: boolean }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { at, message, held, isUndone, kind } = entry
  const note = noteOf(entry)
  return (
    <li className="py-2.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{titleOf(entry, t, language)}</span>
        <time dateTime={at} className="figures text-xs text-quiet">
          {sayMoment(at, language)}
        </time>
      </p>
      <p className="text-xs text-quiet">
        <bdi>{actorOf(entry, t)}</bdi>
        {isUndone && kind !== 'undone' && <span>{` · ${t('staff.parts.undo.was')}`}</span>}
      </p>
      {held !== null && mayUndo && (
        <div className="mt-2">
          <UndoButton ids={[held]} />
        </div>
      )}
      {note && <Said label={t('staff.application.history.note')} text={note} />}
      {message && <Said label={t('staff.application.history.message')} text={message} />}
    </li>
  )
}

function Said({ label, text }: Readonly<{ label: string; text: string }>) {
  return (
    <div className="mt-1 border-s-2 border-line ps-3">
      <p className="text-xs font-semibold text-quiet">{label}</p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </div>
  )
}
