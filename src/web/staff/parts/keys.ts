export type KeyAction = 'search' | 'next' | 'previous' | 'help'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

const actions: Readonly<Record<string, KeyAction>> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  '?': 'help',
}

/** What a key asks for; null where somebody is typing, and for the browser's own combinations. */
export function actionOf(pressed: Pressed, isTyping: boolean): KeyAction | null {
  if (isTyping || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  return pressed.isComposing ? null : (actions[pressed.key] ?? null)
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
