import { delayAfter } from '#client/back-off.ts'
import { chance } from '#client/random.ts'
import type { AnswerOf } from '#client/route.ts'
import type { DraftContent, PageSave } from '#contract/draft.ts'
import { emptyApplicant } from '../form/applicant/values.ts'
import {
  emptyBilling,
  emptyDetails,
  emptyValues,
  type WizardValues,
  withApplicants,
} from './values.ts'

/** A draft as the server gives it back. */
export type SavedDraft = NonNullable<AnswerOf<'GET /api/draft'>>

/** What a draft keeps: the fields of the wizard, the billing address among the details. */
export function contentOf(values: WizardValues, step: number, submissionKey: string): DraftContent {
  return {
    step,
    details: { ...values.details, billing: values.billing },
    applicants: values.applicants,
    submissionKey,
  }
}

/** The fields as they were saved. What another version of this page wrote differently is left out. */
export function valuesOf(content: Pick<DraftContent, 'details' | 'applicants'>): WizardValues {
  const details = fill(emptyDetails(), content.details)
  return withApplicants({
    ...emptyValues(),
    details,
    applicants: content.applicants.map((saved) => fill(emptyApplicant(), saved)),
    billing: fill(emptyBilling(), content.details.billing),
  })
}

/** The shape of `empty` with every value of `saved` that has the type it should have. */
function fill<T extends object>(empty: T, saved: unknown): T {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return empty
  const given = saved as Readonly<Record<string, unknown>>
  const entries = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const found = given[name]
    if (typeof value === 'object' && value !== null) return [name, fill(value, found)]
    return [name, typeof found === typeof value ? found : value]
  })
  return Object.fromEntries(entries) as T
}

/** What becomes of the answers, to be said quietly. `savedAt` is a moment in ISO 8601. */
export type SaveState =
  | { kind: 'untouched' }
  /** They go with the save of this number, or a later one. */
  | { kind: 'waiting'; save: number }
  | { kind: 'saved'; savedAt: string }
  | { kind: 'failing' }
  /** Another page began anew or sent the answers: these are kept nowhere. */
  | { kind: 'elsewhere' }

/** The answers that are saved are not these any more, but others. */
export class ElsewhereError extends Error {}

/** `number` counts the saves of this page from 1, so that one that comes late is known to be old. */
type Save = (
  content: DraftContent,
  how: Readonly<{ number: number; leaving: boolean }>,
) => Promise<{ savedAt: string }>

/** How long typing rests before it is saved, in milliseconds. */
export const saveDelay = 1000
/** Typing that never rests is saved this often, in milliseconds. */
export const longestDelay = 5000
/** Failures are tried again this seldom in the end, in milliseconds. */
const longestRetryDelay = 60_000

export type DraftSaver = {
  /** Something was typed. */
  change: (content: DraftContent) => void
  /** Saves what waits now. Throws what `save` threw. */
  flush: () => Promise<void>
  /** Sends what is unsaved on leaving the page, without waiting for an answer. */
  leave: () => void
  /** Forgets what waits. */
  stop: () => void
}

/** Saves answers as they come: one save at a time, the newest content last, failures tried again. */
export function createDraftSaver(save: Save, onState: (state: SaveState) => void): DraftSaver {
  let waiting: DraftContent | null = null
  let running: Promise<void> | null = null
  /** On its way: a page that is left takes the request with it, so it has to be sent again. */
  let sending: DraftContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let saves = 0
  /** What is typed on here belongs to nothing any more. */
  let isOver = false

  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(() => undefined), delay)
  }

  const send = (content: DraftContent, leaving: boolean) => {
    saves += 1
    return save(content, { number: saves, leaving })
  }

  const attempt = async (content: DraftContent) => {
    waiting = null
    sending = content
    clearTimeout(deadline)
    deadline = undefined
    try {
      const { savedAt } = await send(content, false)
      failures = 0
      if (!waiting) onState({ kind: 'saved', savedAt })
    } catch (error) {
      if (error instanceof ElsewhereError) {
        isOver = true
        waiting = null
        onState({ kind: 'elsewhere' })
        throw error
      }
      waiting ??= content
      onState({ kind: 'failing' })
      failures += 1
      // Never as soon as a first failure elsewhere: the next save may follow typing.
      later(delayAfter(failures + 1, chance(), longestRetryDelay))
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
      if (isOver) return
      waiting = content
      if (failures === 0) {
        onState({ kind: 'waiting', save: saves + 1 })
        later(saveDelay)
        deadline ??= setTimeout(() => void flush().catch(() => undefined), longestDelay)
      }
    },
    flush,
    leave: () => {
      const unsaved = waiting ?? sending
      if (unsaved) void send(unsaved, true).catch(() => undefined)
    },
    stop: () => {
      clearTimeout(timer)
      clearTimeout(deadline)
      waiting = null
      sending = null
    },
  }
}

/**
 * A page that is reloaded sends its last answers while the next one already asks for them, on a slow
 * network the other way round. Which save is on its way is noted with the entry of the browser's
 * history, which a reload keeps: whose it is and its number, no answers.
 */
type Note = { unsaved: PageSave }

const isNote = (state: unknown): state is Note =>
  typeof state === 'object' && state !== null && 'unsaved' in state

/** Answers wait or are on their way: with this save of this page, or a later one. */
export function noteUnsaved(page: PageSave): void {
  const noted = unsavedBefore()
  // Browsers let a page change its entry a hundred times in half a minute: not with each letter.
  if (noted?.id === page.id && noted.save === page.save) return
  history.replaceState({ unsaved: page } satisfies Note, '')
}

export function noteSaved(): void {
  if (isNote(history.state)) history.replaceState(null, '')
}

/** What the page before this one noted, or null. */
export const unsavedBefore = (): PageSave | null =>
  isNote(history.state) ? history.state.unsaved : null

type NewestOf = Readonly<{
  unsaved: PageSave | null
  load: () => Promise<SavedDraft | null>
  pause: (milliseconds: number) => Promise<void>
}>

/** How often and how long answers that were on their way are waited for, in milliseconds. */
export const polling = { tries: 8, delay: 300 } as const

/** What is saved, and a little later what was on its way; what never arrives is not waited for longer. */
export async function newestDraft({ unsaved, load, pause }: NewestOf): Promise<SavedDraft | null> {
  let draft = await load()
  for (let left = polling.tries; unsaved && left > 0; left -= 1) {
    const { id, save } = draft?.page ?? {}
    if (id === unsaved.id && save !== undefined && save >= unsaved.save) break
    await pause(polling.delay)
    draft = await load()
  }
  return draft
}
