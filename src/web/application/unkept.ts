import type { SavedDraft } from './saved.ts'

/**
 * A page that is reloaded sends its last answers while the next one already asks for them, on a slow
 * network the other way round. That something was on its way is noted with the entry of the browser's
 * history, which a reload keeps: since when (ISO 8601, the server's clock; '' for never), no answers.
 */
type Note = { unkeptSince: string }

const isNote = (state: unknown): state is Note =>
  typeof state === 'object' && state !== null && 'unkeptSince' in state

/** Answers newer than those saved at this moment wait or are on their way. */
export function noteUnkept(savedAt: string | null): void {
  if (!isNote(history.state))
    history.replaceState({ unkeptSince: savedAt ?? '' } satisfies Note, '')
}

export function noteKept(): void {
  if (isNote(history.state)) history.replaceState(null, '')
}

/** The note that the page before this one left, or null. */
export const unkeptSince = (): string | null =>
  isNote(history.state) ? history.state.unkeptSince : null

type NewestOf = Readonly<{
  since: string | null
  load: () => Promise<SavedDraft | null>
  pause: (milliseconds: number) => Promise<void>
}>

/** How often and how long answers that were on their way are waited for, in milliseconds. */
export const patience = { tries: 8, each: 300 } as const

/** What is kept, and a little later what was on its way; what never arrives is not waited for longer. */
export async function newestDraft({ since, load, pause }: NewestOf): Promise<SavedDraft | null> {
  let draft = await load()
  for (let left = patience.tries; since !== null && left > 0; left -= 1) {
    if ((draft?.savedAt ?? '') > since) break
    await pause(patience.each)
    draft = await load()
  }
  return draft
}
