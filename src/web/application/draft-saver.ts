import { delayAfter } from '#client/back-off.ts'
import { chance } from '#client/random.ts'
import type { DraftContent } from '#contract/draft.ts'

/** What becomes of the answers, to be said quietly. `savedAt` is a moment in ISO 8601. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saved'; savedAt: string }
  | { kind: 'failing' }

type Save = (content: DraftContent, leaving: boolean) => Promise<{ savedAt: string }>

/** How long typing rests before it is kept (milliseconds). */
export const rest = 1000
/** Typing that never rests is kept this often (milliseconds). */
export const longest = 5000
/** Failures are tried again this seldom in the end (milliseconds). */
const longestPatience = 60_000

export type DraftSaver = {
  /** Something was typed. */
  change: (content: DraftContent) => void
  /** Keeps what waits now. Throws what `save` threw. */
  flush: () => Promise<void>
  /** Sends what is not kept yet on leaving the page, without waiting for an answer. */
  leave: () => void
  stop: () => void
}

/** Keeps answers as they come: one save at a time, the newest content last, failures tried again. */
export function createDraftSaver(save: Save, onState: (state: SaveState) => void): DraftSaver {
  let waiting: DraftContent | null = null
  let running: Promise<void> | null = null
  /** On its way: a page that is left takes the request with it, so it has to be sent again. */
  let sending: DraftContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(() => undefined), delay)
  }

  const attempt = async (content: DraftContent) => {
    waiting = null
    sending = content
    clearTimeout(deadline)
    deadline = undefined
    try {
      const { savedAt } = await save(content, false)
      failures = 0
      if (!waiting) onState({ kind: 'saved', savedAt })
    } catch (error) {
      waiting ??= content
      onState({ kind: 'failing' })
      failures += 1
      // Never as soon as a first failure elsewhere: the next save may follow typing.
      later(delayAfter(failures + 1, chance(), longestPatience))
      throw error
    } finally {
      sending = null
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (running) await running.catch(() => undefined)
    if (!waiting) return
    running = attempt(waiting)
    try {
      await running
    } finally {
      running = null
    }
  }

  return {
    change: (content) => {
      waiting = content
      if (failures === 0) {
        onState({ kind: 'waiting' })
        later(rest)
        deadline ??= setTimeout(() => void flush().catch(() => undefined), longest)
      }
    },
    flush,
    leave: () => {
      const unkept = waiting ?? sending
      if (unkept) void save(unkept, true).catch(() => undefined)
    },
    stop: () => {
      clearTimeout(timer)
      clearTimeout(deadline)
    },
  }
}
