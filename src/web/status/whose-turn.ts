import { type Turn, turns } from '#domain/application/status.ts'

/** Whose turn it is for the whole: of several travellers the one who waits for an answer comes first. */
export function whoseTurnOf(
  applicants: readonly Readonly<{ turn: Readonly<{ turn: Turn }> }>[],
): Turn {
  return turns.find((turn) => applicants.some((each) => each.turn.turn === turn)) ?? 'nobody'
}
