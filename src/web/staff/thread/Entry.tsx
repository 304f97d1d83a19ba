import { useMemo, useState } from 'react'
import { typedIn } from '#domain/chat.ts'
import type { LetterKind } from '#domain/letter.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon, lockIcon, warningIcon } from '../../ui/icons.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { EmailDialog, EmailMarks } from '../parts/email/EmailView.tsx'
import { LetterDialog } from '../parts/letter/LetterDialog.tsx'
import { letterWords, standingLooks } from '../parts/letter/letter-words.ts'
import { MessageText } from '../parts/MessageText.tsx'
import { MessengerMark } from '../parts/messenger/MessengerMark.tsx'
import { SentFile } from '../parts/SentFile.tsx'
import { UndoButton } from '../parts/undo/use-undoable.tsx'
import { useMay } from '../parts/use-me.ts'
import { type Entry as AnyEntry, type EntryOf, kindIcons, sideOf, statusIcon } from './thread.ts'
import { correctionWords, statusWords } from './words.ts'

/** One entry: words of either side, a card, a note of colleagues, or a line of what happened. */
export function Entry({ entry, mayUndo }: Readonly<{ entry: AnyEntry; mayUndo: boolean }>) {
  if (entry.kind === 'note') return <Note entry={entry} />
  if (entry.kind === 'status') return <Status entry={entry} mayUndo={mayUndo} />
  if (entry.kind === 'correction') return <Correction entry={entry} />
  return (
    <div
      className={`flex flex-col gap-1 ${sideOf(entry) === 'ours' ? 'items-end' : 'items-start'}`}
    >
      {entry.kind === 'chat' && <Chat entry={entry} />}
      {entry.kind === 'message' && (
        <>
          <ByLine entry={entry} who={entry.by.name} />
          <MessageText text={entry.text} isStaff />
          {entry.letter && <LetterState letter={entry.letter} />}
        </>
      )}
      {entry.kind === 'email' && <EmailCard entry={entry} />}
      {entry.kind === 'letter' && <LetterCard entry={entry} />}
    </div>
  )
}

function Chat({ entry }: Readonly<{ entry: EntryOf<'chat'> }>) {
  const t = useTranslate()
  const { side, files, name, isProven, attachedBy } = entry
  const text = typedIn({ message: entry.text, files })
  return (
    <>
      <ByLine entry={entry} who={name ?? t('staff.thread.traveller')} />
      {text !== '' && <MessageText text={text} isStaff={side === 'admin'} />}
      {files.length > 0 && (
        <ul className="flex max-w-full flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id} className="max-w-56">
              <SentFile file={file} />
            </li>
          ))}
        </ul>
      )}
      {entry.messenger && (
        <p className="px-1 text-end">
          <MessengerMark standing={entry.messenger} />
        </p>
      )}
      {!isProven && side === 'user' && (
        <p className="flex items-center gap-1 px-1 text-xs text-amber">
          <Icon path={warningIcon} className="size-3.5" />
          <span>
            {attachedBy
              ? t('staff.thread.attached', { name: attachedBy })
              : t('staff.thread.unproven')}
          </span>
        </p>
      )}
    </>
  )
}

/** Unmistakably not for the traveller: by colour, drawing and words. */
function Note({ entry }: Readonly<{ entry: EntryOf<'note'> }>) {
  const { t, language } = useWords()
  return (
    <div className="rounded-card border border-dashed border-amber/60 bg-amber-tint px-4 py-3">
      <p className="figures flex flex-wrap items-center gap-x-1.5 text-xs text-amber">
        <Icon path={lockIcon} className="size-3.5" />
        <span className="font-semibold">{t('staff.thread.only')}</span>
        <bdi>{entry.by.name}</bdi>
        <time dateTime={entry.at}>{sayTime(entry.at, language)}</time>
        {entry.sessionId && <span>{t('staff.thread.note.chat')}</span>}
      </p>
      <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">
        {entry.text}
      </p>
    </div>
  )
}

type HappenedProps = Readonly<{
  entry: EntryOf<'status' | 'correction'>
  icon: string
  title: string
  who: string
  children?: Elements
}>

function Happened({ entry, icon, title, who, children }: HappenedProps) {
  const language = useLanguage()
  return (
    <div className="flex gap-2.5 px-1 text-sm text-quiet">
      <Icon path={icon} className="mt-0.5 size-4" />
      <div className="min-w-0">
        <p>
          <span className="font-medium text-ink">{title}</span>{' '}
          <span className="figures inline-block text-xs">
            <bdi>{who}</bdi> <time dateTime={entry.at}>{sayTime(entry.at, language)}</time>
          </span>
        </p>
        {children}
      </div>
    </div>
  )
}

function Status({ entry, mayUndo }: Readonly<{ entry: EntryOf<'status'>; mayUndo: boolean }>) {
  const t = useTranslate()
  const mayWork = useMay()('application.work')
  const { event, held, isUndone } = entry
  const { title, note } = statusWords(entry, t, useLanguage())
  const who = entry.by?.name ?? t(`staff.application.history.actor.${entry.actor}`)
  return (
    <Happened entry={entry} icon={statusIcon(entry)} title={title} who={who}>
      {isUndone && event !== 'undone' && <p>{t('staff.parts.undo.was')}</p>}
      {held !== null && mayUndo && mayWork && (
        <div className="mt-1">
          <UndoButton ids={[held]} />
        </div>
      )}
      {entry.reason && <Said text={entry.reason} />}
      {entry.message && <Said text={entry.message} />}
      {note && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="warning" icon={lockIcon}>
            {t('staff.thread.only')}
          </Badge>
          <span className="wrap-anywhere whitespace-pre-wrap text-ink">{note}</span>
        </p>
      )}
    </Happened>
  )
}

function Said({ text }: Readonly<{ text: string }>) {
  return (
    <p
      dir="auto"
      className="mt-1 border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-wrap text-ink"
    >
      {text}
    </p>
  )
}

function Correction({ entry }: Readonly<{ entry: EntryOf<'correction'> }>) {
  const { t, language } = useWords()
  const rules = useRules()
  const words = useMemo(
    () => ({ rules, t, language, countryName: namesIn(language) }),
    [rules, t, language],
  )
  const { title, changes } = correctionWords(entry, words)
  const who = entry.by?.name ?? t('staff.application.history.actor.traveller')
  return (
    <Happened entry={entry} icon={kindIcons.correction} title={title} who={who}>
      <ul>
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
      {entry.reason && <Said text={entry.reason} />}
    </Happened>
  )
}

/** Who, of which kind, and when; above what was said. */
export function ByLine({ entry, who }: Readonly<{ entry: AnyEntry; who: string }>) {
  const { t, language } = useWords()
  return (
    <p className="figures flex max-w-full flex-wrap items-center gap-x-1.5 px-1 text-xs text-quiet">
      <Icon path={kindIcons[entry.kind]} className="size-3.5" />
      <span>
        {entry.kind === 'chat' && entry.writtenIn
          ? t(`staff.messenger.${entry.writtenIn}`)
          : t(`staff.thread.one.${entry.kind}`)}
      </span>
      {who && <bdi className="truncate font-medium">{who}</bdi>}
      <time dateTime={entry.at}>{sayTime(entry.at, language)}</time>
    </p>
  )
}

/** What is new in an e-mail of the traveller or about them, whose it surely is, and the way to all of it. */
function EmailCard({ entry }: Readonly<{ entry: EntryOf<'email'> }>) {
  const t = useTranslate()
  const { refresh } = useDetail()
  const [isOpen, setOpen] = useState(false)
  const { emailId, subject, text, isCut, hasQuoted, files, otherSender } = entry
  const kind = entry.isAuthority ? 'authority' : entry.isAutoReply ? 'auto-reply' : 'answer'
  const hasMore = entry.isAuthority || isCut || hasQuoted || files > 0
  return (
    <>
      <ByLine entry={entry} who={otherSender ?? t('staff.thread.traveller')} />
      <p dir="auto" className="max-w-[min(34rem,88%)] px-1 text-sm font-medium wrap-anywhere">
        {subject}
      </p>
      {text.trim() !== '' && (
        <MessageText text={isCut ? `${text.trim()} …` : text.trim()} isStaff={false} />
      )}
      <p className="flex flex-wrap items-center gap-1.5 px-1">
        <EmailMarks email={{ kind, isKnownSender: otherSender === null }} />
        {files > 0 && (
          <Badge icon={documentIcon}>{t('staff.thread.email.files', { count: files })}</Badge>
        )}
        {hasMore && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="link min-h-8 text-xs pointer-coarse:min-h-11"
          >
            {t(entry.isAuthority ? 'staff.thread.email.look' : 'staff.thread.email.open')}
          </button>
        )}
      </p>
      {isOpen && (
        <EmailDialog
          id={emailId}
          subject={subject}
          onUsed={() => void refresh()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** A letter by its subject; a press opens it as it was sent. */
function LetterCard({ entry }: Readonly<{ entry: EntryOf<'letter'> }>) {
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
function LetterState({
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
