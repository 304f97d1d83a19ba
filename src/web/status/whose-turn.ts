import { type Turn, turns } from '#domain/application/turn.ts'

/** Who acts next for the application: with several travellers, one awaiting an answer comes first. */
export function whoseTurnOf(
  applicants: readonly Readonly<{ turn: Readonly<{ turn: Turn }> }>[],
): Turn {
  return turns.find((turn) => applicants.some((each) => each.turn.turn === turn)) ?? 'nobody'
}
