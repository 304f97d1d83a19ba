import { useState } from 'react'
import type { LetterKind } from '#domain/letter.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { LetterDialog } from '../parts/letter/LetterDialog.tsx'
import { letterWords, standingLooks } from '../parts/letter/letter-words.ts'
import { MessengerMark } from '../parts/messenger/MessengerMark.tsx'
import { useMay } from '../parts/use-me.ts'
import { ByLine } from './ByLine.tsx'
import type { EntryOf } from './thread.ts'

/** A letter by its subject; a press opens it as it was sent. */
export function LetterCard({ entry }: Readonly<{ entry: EntryOf<'letter'> }>) {
  const t = useTranslate()
  const { letterKind: kind, version, isCopy, subject, to } = entry
  const words = letterWords({ kind, version, isCopy }, t)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ByLine entry={entry} who="" />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-w-[min(34rem,88%)] rounded-card border border-line bg-surface px-3.5 py-2.5 text-start text-sm hover:border-ocean"
      >
        <span className="block font-medium">{words}</span>
        {subject && (
          <span dir="auto" className="block wrap-anywhere text-quiet">
            {subject}
          </span>
        )}
        <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
          <Badge {...standingLooks[entry.standing]}>
            {t(`staff.letter.state.${entry.standing}`)}
          </Badge>
          <MessengerMark standing={entry.messenger} />
          {isCopy && <Badge>{t('staff.letter.copy')}</Badge>}
          {to && <span className="reads-ltr text-xs break-all text-quiet">{to}</span>}
        </span>
      </button>
      {isOpen && (
        <LetterDialog
          letter={{ id: entry.letterId, kind, version, isCopy }}
          isWithinApplication
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const staffMessage: { kind: LetterKind; version: number; isCopy: boolean } = {
  ...{ kind: 'staff-message', version: 1, isCopy: false },
}

/** Where the letter of a message stands, and the way to it. */
export function LetterState({
  letter: { letterId, standing, messenger },
}: Readonly<{ letter: NonNullable<EntryOf<'message'>['letter']> }>) {
  const t = useTranslate()
  const mayRead = useMay()('letter.read')
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 px-1 text-end">
      <Badge {...standingLooks[standing]}>{t(`staff.letter.state.${standing}`)}</Badge>
      <MessengerMark standing={messenger} />
      {mayRead && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="link min-h-8 text-xs"
        >
          {t('staff.thread.letter.open')}
        </button>
      )}
      {isOpen && (
        <LetterDialog
          letter={{ ...staffMessage, id: letterId }}
          isWithinApplication
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  )
}
