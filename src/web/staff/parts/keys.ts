export type Keys = Readonly<Record<string, () => unknown>>

type ListActions = Readonly<Record<'search' | 'next' | 'previous' | 'help', () => unknown>>

export function listKeys({ search, next, previous, help }: ListActions): Keys {
  return { '/': search, j: next, k: previous, '?': help }
}

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** Whether a key is meant for the page: nobody is typing, and it is no combination of the browser's own. */
export function isForPage(pressed: Pressed, isTyping: boolean): boolean {
  const { ctrlKey, metaKey, altKey, isComposing } = pressed
  return !(isTyping || ctrlKey || metaKey || altKey || isComposing)
}

/**
 * The row after (1) or before (-1) the current one, staying at the ends; the first one when there is
 * none. When the current row has left, the one that took its place (`lastIndex`) is the next.
 */
export function stepped(
  ids: readonly number[],
  current: { id: number; index: number } | null,
  step: 1 | -1,
): number | null {
  if (ids.length === 0) return null
  if (!current) return ids[0] ?? null
  const at = ids.indexOf(current.id)
  const next = at >= 0 ? at + step : step > 0 ? current.index : current.index - 1
  return ids[Math.min(Math.max(next, 0), ids.length - 1)] ?? null
}
