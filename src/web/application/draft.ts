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

/** A draft as returned by the server. */
export type SavedDraft = NonNullable<AnswerOf<'GET /api/draft'>>

/**
 * The content of a draft: all fields of the wizard, with the billing address and the version of the
 * rules that the page computed with among the details.
 */
export function contentOf(
  values: WizardValues,
  step: number,
  submissionKey: string,
  rulesVersion: number,
): DraftContent {
  return {
    step,
    details: { ...values.details, billing: values.billing, rulesVersion },
    applicants: values.applicants,
    submissionKey,
  }
}

/** The version of the rules that a draft was saved under; null if it does not say. */
export function rulesVersionOf({ details }: Pick<DraftContent, 'details'>): number | null {
  return typeof details.rulesVersion === 'number' ? details.rulesVersion : null
}

/** Restores saved fields. Those of a different version of this page are dropped if incompatible. */
export function valuesOf(content: Pick<DraftContent, 'details' | 'applicants'>): WizardValues {
  const details = fill(emptyDetails(), content.details)
  return withApplicants({
    ...emptyValues(),
    details,
    applicants: content.applicants.map((saved) => fill(emptyApplicant(), saved)),
    billing: fill(emptyBilling(), content.details.billing),
  })
}

/** `empty` with every saved value of the right type. */
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

/** The save state shown. `savedAt` is a moment in ISO 8601. */
export type SaveState =
  | { kind: 'untouched' }
  /** Pending for the save of this number, or a later one. */
  | { kind: 'waiting'; save: number }
  | { kind: 'saved'; savedAt: string }
  | { kind: 'failing' }
  /** Another page started anew or submitted: these answers are not saved. */
  | { kind: 'elsewhere' }

/** The saved draft is a different one now. */
export class ElsewhereError extends Error {}

/** `number` counts this page's saves from 1, so that a late one is recognised as old. */
type Save = (
  content: DraftContent,
  how: Readonly<{ number: number; leaving: boolean }>,
) => Promise<{ savedAt: string }>

/** Milliseconds without typing before a save. */
export const saveDelay = 1000
/** Maximum milliseconds between saves during continuous typing. */
export const longestDelay = 5000
/** Maximum milliseconds between retries. */
const longestRetryDelay = 60_000

export type DraftSaver = {
  change: (content: DraftContent) => void
  /** Saves pending changes now. Throws what `save` threw. */
  flush: () => Promise<void>
  /** Sends pending changes on leaving the page, without waiting for the response. */
  leave: () => void
  /**
   * Runs `work`, which deletes the draft, after the save under way: one that comes later would
   * bring it back. Saves nothing from now on, unless `work` fails. Throws what it threw.
   */
  forget: (work: () => Promise<unknown>) => Promise<void>
  /** Drops pending changes, and saves nothing from now on. */
  stop: () => void
}

/** The state says that a save failed. */
const ignore = () => undefined

/** Saves continuously: one request at a time, the latest content last, with retries. */
export function createDraftSaver(save: Save, onState: (state: SaveState) => void): DraftSaver {
  let waiting: DraftContent | null = null
  let running: Promise<void> | null = null
  /** In flight: leaving the page cancels the request, so it must be sent again. */
  let sending: DraftContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let saves = 0
  /** Further typing belongs to no draft. */
  let isOver = false
  let isStopped = false

  const flushIn = (delay: number) => setTimeout(() => void flush().catch(ignore), delay)
  const later = (delay: number) => {
    clearTimeout(timer)
    timer = flushIn(delay)
  }
  const change = (content: DraftContent) => {
    if (isOver) return
    waiting = content
    if (failures > 0 || isStopped) return
    onState({ kind: 'waiting', save: saves + 1 })
    later(saveDelay)
    deadline ??= flushIn(longestDelay)
  }
  const halt = () => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(deadline)
    deadline = undefined
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
      const wasFailing = failures > 0
      failures = 0
      if (!waiting) onState({ kind: 'saved', savedAt })
      // Typed during the retry, when nothing was due.
      else if (wasFailing) change(waiting)
    } catch (error) {
      isOver = error instanceof ElsewhereError
      waiting = isOver ? null : (waiting ?? content)
      onState({ kind: isOver ? 'elsewhere' : 'failing' })
      if (isOver) throw error
      failures += 1
      // Slower than usual retries: the next save may follow typing.
      later(delayAfter(failures + 1, chance(), longestRetryDelay))
      throw error
    } finally {
      sending = null
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (running) await running.catch(ignore)
    if (!waiting || isStopped) return
    running = attempt(waiting).finally(() => {
      running = null
    })
    await running
  }

  return {
    change,
    flush,
    leave: () => {
      const unsaved = waiting ?? sending
      if (unsaved && !isStopped) void send(unsaved, true).catch(ignore)
    },
    forget: async (work) => {
      halt()
      try {
        await running?.catch(ignore)
        await work()
      } catch (error) {
        isStopped = false
        if (waiting) later(saveDelay)
        throw error
      }
    },
    stop: () => {
      halt()
      waiting = null
    },
  }
}

/**
 * On a reload the last save and the next load race. The browser's history entry, which survives a
 * reload, records the pending save: its page and number, no answers.
 */
type Note = { unsaved: PageSave }

const isNote = (state: unknown): state is Note =>
  typeof state === 'object' && state !== null && 'unsaved' in state

/** Records that answers are pending: with this save of this page, or a later one. */
export function noteUnsaved(page: PageSave): void {
  const noted = unsavedBefore()
  // Browsers limit history updates to a hundred per half minute: not on every keystroke.
  if (noted?.id === page.id && noted.save === page.save) return
  history.replaceState({ unsaved: page } satisfies Note, '')
}

export function noteSaved(): void {
  if (isNote(history.state)) history.replaceState(null, '')
}

/** The previous page's record, or null. */
export const unsavedBefore = (): PageSave | null =>
  isNote(history.state) ? history.state.unsaved : null

type NewestOf = Readonly<{
  unsaved: PageSave | null
  load: () => Promise<SavedDraft | null>
  pause: (milliseconds: number) => Promise<void>
}>

/** Attempts and interval in milliseconds when waiting for pending answers. */
export const polling = { tries: 8, delay: 300 } as const

/** Loads the draft, waiting briefly for a pending save. */
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
