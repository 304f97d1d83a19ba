import type { Chat } from '../phones.ts'
import { words } from '../words.ts'

/** What stands in the box before the person sends. */
export type Draft = {
  text: string
  quotes: string | null
  /** Telegram's word behind START; null: no link was followed. */
  start: string | null
  /** A link was followed: it says nothing of whose phone it opens on. */
  link: { action: string; fields: Readonly<Record<string, string>> } | null
}

type ComposerProps = { chat: Chat; action: string; draft: Draft; fault: string | null }

export function Composer({ chat, action, draft, fault }: ComposerProps) {
  const write = { method: 'post', action: `${action}/write` } as const
  const isNew = chat.messenger === 'telegram' && chat.messages.length === 0
  if (draft.start !== null || isNew) {
    return (
      <form className="start" {...write} encType="multipart/form-data">
        <p>{words.startLead}</p>
        <button type="submit" name="text" value={`/start ${draft.start ?? ''}`.trim()}>
          {words.start}
        </button>
      </form>
    )
  }
  const quoted = chat.messages.find(({ id }) => id === draft.quotes)
  return (
    <form className="composer" {...write} encType="multipart/form-data">
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {quoted && (
        <p className="quoted">
          <input type="hidden" name="quotes" value={quoted.id} />
          <span dir="auto">{`${words.replyTo}: ${quoted.text.slice(0, 80)}`}</span>
          <a href={action}>{words.cancel}</a>
        </p>
      )}
      <p className="chosen" />
      {chat.messenger !== 'sms' && (
        <label className="attach">
          <input type="file" name="file" accept="image/*,application/pdf" />
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d="m20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 5 5l-8.5 8.5a1.7 1.7 0 0 1-2.5-2.5L14.5 7.5" />
          </svg>
          <span className="unseen">{words.attach}</span>
        </label>
      )}
      <textarea
        name="text"
        aria-label={words.type}
        placeholder={words.type}
        dir="auto"
        rows={1}
        maxLength={4096}
        defaultValue={draft.text}
      />
      <button type="submit" aria-label={words.send}>
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          <path d="M3 20.5v-6.7L11 12 3 10.200V3.5L22 12z" />
        </svg>
      </button>
    </form>
  )
}
