const atFirst = 8
const fewMore = 4

/** How many of that many travellers stand there at first: a few more are not worth a press. */
export const shownAtFirst = (count: number): number =>
  count <= atFirst + fewMore ? count : atFirst
