import { Fragment, type ReactNode } from 'react'
import { addressOf } from '#client/route.ts'
import { typedIn } from '#domain/chat.ts'
import { formatList } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { documentIcon, mailIcon, penIcon } from '../ui/icons.ts'
import { LinkedMessage } from '../ui/LinkedMessage.tsx'
import type { ThreadEntry, Unsent } from './use-conversation.ts'

type EntryOf<Kind extends ThreadEntry['kind']> = Extract<ThreadEntry, { kind: Kind }>

type EntryProps = Readonly<{ entry: ThreadEntry; applicationId: number }>

/** An entry: the traveller's at the end side, ours at the start. */
export function Entry({ entry, applicationId }: EntryProps) {
  const t = useTranslate()
  const language = useLanguage()
  const at = sayMoment(entry.at, language)
  if (entry.kind === 'letter') return <Letter entry={entry} />
  if (entry.kind === 'correction') {
    const fields = entry.fields.map((field) => t(`apply.${field}.label`))
    const words = t(`own.thread.corrected.${entry.by}`, { fields: formatList(fields, language) })
    return (
      <Happened icon={penIcon} words={words} at={at}>
        {entry.reason && <Words text={entry.reason} />}
      </Happened>
    )
  }
  if (entry.kind === 'email') {
    return <Email entry={entry} applicationId={applicationId} at={at} />
  }
  const isOwn = entry.kind === 'chat' && entry.side === 'user'
  const name = isOwn ? t('own.thread.you') : entry.name
  const files = entry.kind === 'chat' ? entry.files : []
  const messenger = entry.kind === 'chat' ? entry.messenger : null
  const line = [name, messenger && t(`messenger.${messenger}`), at].filter((each) => each !== null)
  const text = typedIn({ message: entry.text, files })
  return (
    <Bubble isOwn={isOwn} line={line}>
      {text !== '' && <Words text={text} />}
      <Files files={files} applicationId={applicationId} />
    </Bubble>
  )
}

/** A message being sent, or to be resent. */
export function UnsentEntry({
  unsent,
  onAgain,
}: Readonly<{ unsent: Unsent; onAgain: () => void }>) {
  const t = useTranslate()
  const { text, hasFailed } = unsent
  return (
    <Bubble isOwn line={[t('own.thread.you')]} look={hasFailed ? 'failed' : 'sending'}>
      <Words text={text} />
      <p role="status" className={`mt-1 text-xs ${hasFailed ? 'text-clay' : 'text-quiet'}`}>
        <span>{t(hasFailed ? 'own.thread.unsent' : 'own.thread.sending')}</span>
        {hasFailed && (
          <button type="button" onClick={onAgain} className="link ms-2 min-h-11 px-1">
            {t('form.retry')}
          </button>
        )}
      </p>
    </Bubble>
  )
}

const edges = { said: '', sending: 'border-dashed border-edge!', failed: 'border-clay!' } as const

type BubbleProps = Readonly<{
  isOwn: boolean
  /** Sender, channel and time. */
  line: readonly string[]
  look?: keyof typeof edges
  children: ReactNode
}>

function Bubble({ isOwn, line, look = 'said', children }: BubbleProps) {
  const ground = isOwn
    ? 'rounded-ee-small border-transparent bg-ocean-tint'
    : 'rounded-es-small border-line bg-surface'
  return (
    <div className={`flex flex-col gap-1 ${isOwn ? 'items-end' : 'items-start'}`}>
      <p className="figures px-1 text-xs text-quiet">
        {/* Isolated, so that a name does not change the direction of other text. */}
        {line.map((words, index) => (
          <Fragment key={words}>
            {index > 0 && <span>{'\u00A0· '}</span>}
            <bdi>{words}</bdi>
          </Fragment>
        ))}
      </p>
      <div
        className={`max-w-[min(34rem,92%)] rounded-card border px-3.5 py-2 ${ground} ${edges[look]}`}
      >
        {children}
      </div>
    </div>
  )
}

type EmailProps = Readonly<{ entry: EntryOf<'email'>; applicationId: number; at: string }>

function Email({ entry, applicationId, at }: EmailProps) {
  const t = useTranslate()
  const { subject, text, isCut, fileCount, files } = entry
  const line = [t('own.thread.you'), t('own.thread.email'), at]
  return (
    <Bubble isOwn line={line}>
      <p dir="auto" className="text-sm font-semibold wrap-anywhere">
        {subject}
      </p>
      {text.trim() !== '' && <Words text={isCut ? `${text.trim()} …` : text.trim()} />}
      {fileCount > files.length && (
        <p className="mt-1 text-xs text-quiet">{t('own.thread.files', { count: fileCount })}</p>
      )}
      <Files files={files} applicationId={applicationId} />
    </Bubble>
  )
}

/** Accepted attachments, for download. */
function Files({
  files,
  applicationId,
}: Readonly<{ files: EntryOf<'chat'>['files']; applicationId: number }>) {
  if (files.length === 0) return null
  return (
    <ul className="mt-1.5 space-y-1">
      {files.map(({ id, name }) => (
        <li key={id}>
          <a
            href={addressOf('GET /api/applications/{id}/thread/files/{fileId}', {
              id: applicationId,
              fileId: id,
            })}
            download={name}
            className="link inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11"
          >
            <Icon path={documentIcon} className="size-5" />
            <bdi className="wrap-anywhere">{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Letter({ entry }: Readonly<{ entry: EntryOf<'letter'> }>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="flex gap-3 rounded-field border border-line bg-surface px-3.5 py-2.5">
      <Icon path={mailIcon} className="mt-0.5 size-5 text-quiet" />
      <div className="min-w-0">
        <p className="text-sm font-semibold">{entry.title}</p>
        <p className="figures text-xs wrap-anywhere text-quiet">
          {standingWords(entry, t, sayMoment(entry.at, language))}
        </p>
      </div>
    </div>
  )
}

function standingWords({ standing, to }: EntryOf<'letter'>, t: Translate, moment: string): string {
  return t(`own.letters.${standing}`, { moment, to })
}

type HappenedProps = Readonly<{ icon: string; words: string; at: string; children?: ReactNode }>

function Happened({ icon, words, at, children }: HappenedProps) {
  return (
    <div className="flex gap-2.5 px-1 text-sm text-quiet">
      <Icon path={icon} className="mt-0.5 size-4" />
      <div className="min-w-0">
        <p>
          <span className="font-medium text-ink">{words}</span>{' '}
          <span className="figures text-xs whitespace-nowrap">{at}</span>
        </p>
        {children && <div className="mt-1 text-ink">{children}</div>}
      </div>
    </div>
  )
}

/** Plain text with full URLs linked. */
function Words({ text }: Readonly<{ text: string }>) {
  return (
    <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
      <LinkedMessage text={text.trimEnd()} />
    </p>
  )
}
