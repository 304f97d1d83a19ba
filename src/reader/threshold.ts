import type { GreyPicture } from './picture.ts'

/** Windows with less contrast hold no print. */
const leastSpread = 3

/**
 * Marks pixels darker than their surroundings with 1: by more than `share` of the contrast within
 * `radius` pixels. Running sums limit memory to a few rows.
 */
export function darkPixels(picture: GreyPicture, radius: number, share: number): Uint8Array {
  const { width, height, data } = picture
  const marks = new Uint8Array(width * height)
  const columns = { sum: new Float64Array(width), squares: new Float64Array(width) }
  const along = { sum: new Float64Array(width + 1), squares: new Float64Array(width + 1) }
  const take = (row: number, sign: 1 | -1) => {
    for (let x = 0, at = row * width; x < width; x += 1, at += 1) {
      const shade = data[at]!
      columns.sum[x]! += sign * shade
      columns.squares[x]! += sign * shade * shade
    }
  }
  for (let row = 0; row < Math.min(radius, height); row += 1) take(row, 1)
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) take(y + radius, 1)
    if (y - radius - 1 >= 0) take(y - radius - 1, -1)
    for (let x = 0; x < width; x += 1) {
      along.sum[x + 1] = along.sum[x]! + columns.sum[x]!
      along.squares[x + 1] = along.squares[x]! + columns.squares[x]!
    }
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const from = Math.max(0, x - radius)
      const to = Math.min(width, x + radius + 1)
      const count = (to - from) * rows
      const mean = (along.sum[to]! - along.sum[from]!) / count
      const square = (along.squares[to]! - along.squares[from]!) / count
      const spread = Math.sqrt(Math.max(0, square - mean * mean))
      if (spread <= leastSpread) continue
      if (data[at]! < mean - Math.max(share * spread, 3 + 0.02 * mean)) marks[at] = 1
    }
  }
  return marks
}
