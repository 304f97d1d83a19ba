import { type FormEvent, type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { chatLimits, messageText } from '#domain/chat.ts'
import { formatList } from '#phrases/format.ts'
import { wordsOf } from '../api/error.ts'
import { RetryNotice } from '../api/RetryNotice.tsx'
import type { Application } from '../document/checklist.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useMessengers } from '../messenger/use-messengers.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { sendIcon } from '../ui/icons.ts'
import { NewestButton } from '../ui/NewestButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLogEnd } from '../ui/use-log-end.ts'
import { Entry, UnsentEntry } from './ConversationEntry.tsx'
import {
  stillUnsent,
  type ThreadEntry,
  useConversation,
  useSay,
  type Writing,
} from './use-conversation.ts'

type ConversationProps = Readonly<{
  application: Application
  writing: Writing
  change: (change: (before: Writing) => Writing) => void
}>

/** Messages and events, the newest last, and a message field. */
export function Conversation({ application, writing, change }: ConversationProps) {
  const t = useTranslate()
  const query = useConversation(application.id)
  const { data, error, isFetching, refetch } = query
  const entries = useMemo(() => inReadingOrder(data?.pages ?? []), [data])
  const { say, again } = useSay(application.id, change)
  return (
    <>
      {error && !data && (
        <RetryNotice text={wordsOf(error, t)} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && (
        <Log
          applicationId={application.id}
          entries={entries}
          unsent={stillUnsent(writing.unsent, entries)}
          onAgain={again}
          earlier={
            query.hasNextPage
              ? { isBusy: query.isFetchingNextPage, show: () => void query.fetchNextPage() }
              : null
          }
        />
      )}
      <WriteForm
        application={application}
        text={writing.text}
        onType={(text) => change((before) => ({ ...before, text }))}
        onSay={say}
      />
    </>
  )
}

/** Pages are newest first; duplicates are removed. */
function inReadingOrder(pages: readonly { entries: readonly ThreadEntry[] }[]): ThreadEntry[] {
  const found = new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])))
  return [...found.values()].reverse()
}

type LogProps = Readonly<{
  applicationId: number
  entries: readonly ThreadEntry[]
  unsent: Writing['unsent']
  onAgain: (unsent: Writing['unsent'][number]) => void
  earlier: { isBusy: boolean; show: () => void } | null
}>

function Log({ applicationId, entries, unsent, onAgain, earlier }: LogProps) {
  const t = useTranslate()
  const newest = `${entries.at(-1)?.id}:${unsent.length}`
  const { box, hasNews, toEnd } = useLogEnd(newest, unsent.length > 0, false)
  if (entries.length === 0 && unsent.length === 0) {
    return <p className="text-sm text-quiet">{t('own.thread.none')}</p>
  }
  return (
    <div className="relative">
      <div
        ref={box}
        role="log"
        aria-label={t('own.thread.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well
        tabIndex={0}
        className="max-h-112 space-y-3 overflow-y-auto overscroll-contain rounded-field border border-line bg-paper p-3 sm:p-4"
      >
        {earlier && (
          <Button look="quiet" className="w-full" busy={earlier.isBusy} onClick={earlier.show}>
            {t('own.thread.earlier')}
          </Button>
        )}
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} applicationId={applicationId} />
        ))}
        {unsent.map((each) => (
          <UnsentEntry key={each.clientId} unsent={each} onAgain={() => onAgain(each)} />
        ))}
      </div>
      {hasNews && <NewestButton words={t('own.thread.newest')} onPress={toEnd} />}
    </div>
  )
}

/** Here, by email and in the messenger that is connected. */
function useWhereWeReply({ id, contactEmail: email }: Application): string {
  const t = useTranslate()
  const language = useLanguage()
  const { data } = useMessengers(id)
  const proved = data?.items.filter(({ state }) => state === 'proved') ?? []
  if (proved.length === 0) return t('own.thread.hint', { email })
  const names = proved.map((each) => t(`messenger.${each.messenger}`))
  return t('messenger.own.hint', { email, messenger: formatList(names, language) })
}

type WriteFormProps = Readonly<{
  application: Application
  text: string
  onType: (text: string) => void
  onSay: (text: string) => void
}>

function WriteForm({ application, text, onType, onSay }: WriteFormProps) {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = useWhereWeReply(application)
  const ready = messageText(text)
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (ready === null) field.current?.focus()
    else onSay(ready)
  }
  return (
    <form onSubmit={send} className="mt-4">
      <label htmlFor={id} className="font-medium">
        {t('own.thread.field')}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={2}
        maxLength={chatLimits.messageLength}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
        }}
        className="mt-1.5 block field-sizing-content max-h-60 min-h-20 w-full resize-none rounded-field border border-edge bg-surface px-3.5 py-2.5 text-base text-ink hover:border-ocean"
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p id={`${id}-hint`} className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere text-quiet">
          {hint}
        </p>
        <Button type="submit" aria-disabled={ready === null || undefined}>
          <span>{t('own.thread.send')}</span>
          <Icon path={sendIcon} className="size-5 rtl:-scale-x-100" />
        </Button>
      </div>
    </form>
  )
}
