import type { Beginning, Draft } from './draft.ts'

type Kept = Readonly<{ by: string; beginning: Beginning; draft: Draft }>

let kept: Kept | null = null

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** A changed draft, while its author looks elsewhere in the staff area. */
export const keptDraft = (by: string): Kept | null => (kept?.by === by ? kept : null)

/** Keeps it as long as the window is open; leaving the window asks first. Null: there is none. */
export function keepDraft(next: Kept | null): void {
  kept = next
  if (next) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
