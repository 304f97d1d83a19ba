/** A round number at or above the greatest value: 1, 2, 5 times a power of ten; 1 when all are zero. */
export function topOf(values: readonly number[]): number {
  const greatest = values.reduce((most, value) => Math.max(most, value), 0)
  if (greatest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(greatest))
  const factor = [1, 2, 5, 10].find((each) => each * power >= greatest) ?? 10
  return factor * power
}

/** What an axis says: its top, the half where that is a whole number, and the ground. */
export const ticksOf = (top: number): readonly number[] =>
  top % 2 === 0 ? [top, top / 2, 0] : [top, 0]

export type Bar = Readonly<{ x: number; y: number; width: number; height: number }>

/** Where the bars stand in a box: evenly, from its bottom; what is not zero can be seen. */
export function barsOf(
  values: readonly number[],
  box: Readonly<{ width: number; height: number; gap: number }>,
): readonly Bar[] {
  const top = topOf(values)
  const step = box.width / Math.max(1, values.length)
  const width = Math.max(step - box.gap, step / 2)
  return values.map((value, index) => {
    const height = value <= 0 ? 0 : Math.max(1, (value / top) * box.height)
    return { x: index * step + (step - width) / 2, y: box.height - height, width, height }
  })
}
