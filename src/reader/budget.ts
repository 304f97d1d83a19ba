/**
 * How many pieces of work a picture is worth. Lines that can be read are found within the first three or four; the
 * slowest phones need some twenty seconds for all of them.
 */
export const usualPieces = 40

/** Says yes so many times: a budget of work, so that a slow device reads what a fast one reads. */
export function soMany(pieces: number): () => boolean {
  let left = pieces
  return () => left-- > 0
}
