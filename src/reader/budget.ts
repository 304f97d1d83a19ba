/**
 * Work budget of a picture. Readable lines are found within the first three or four pieces; the
 * slowest phones need some twenty seconds for all of them.
 */
export const usualPieces = 40

/**
 * A budget: returns true so many times. Counting work instead of time makes slow devices read what
 * fast ones do.
 */
export function workBudget(pieces: number): () => boolean {
  let left = pieces
  return () => left-- > 0
}
