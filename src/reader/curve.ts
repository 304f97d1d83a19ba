/** y over x as a + b·u + c·u², where u = (x − middle) / unit: the baseline of a tilted or bent line. */
export type Curve = {
  readonly middle: number
  readonly a: number
  readonly b: number
  readonly c: number
}

type Point = { readonly x: number; readonly y: number }

/** Keeps the powers of x small. */
const unit = 200
/** Fewer points do not determine a bend. */
const leastForBend = 14

export function heightAt({ middle, a, b, c }: Curve, x: number): number {
  const u = (x - middle) / unit
  return a + b * u + c * u * u
}

/** Slope at x: 1 is 45 degrees downwards. */
export function slopeAt({ middle, b, c }: Curve, x: number): number {
  return (b + (2 * c * (x - middle)) / unit) / unit
}

/** The curve shifted down by pixels. */
export const lowered = (curve: Curve, by: number): Curve => ({ ...curve, a: curve.a + by })

/** Least squares fit in three rounds, each dropping the previous outliers. */
export function curveThrough(points: readonly Point[], shape: 'straight' | 'bent'): Curve {
  let used = points
  let curve = leastSquares(used, shape)
  for (let round = 1; round < 3; round += 1) {
    const distances = used.map(({ x, y }) => Math.abs(y - heightAt(curve, x)))
    const limit = Math.max(1, median(distances) * 3.5)
    const near = used.filter((_, at) => distances[at]! <= limit)
    if (near.length < 8) break
    used = near
    curve = leastSquares(used, shape)
  }
  return curve
}

function leastSquares(points: readonly Point[], shape: 'straight' | 'bent'): Curve {
  const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const powers = [0, 0, 0, 0, 0]
  const moments = [0, 0, 0]
  for (const { x, y } of points) {
    const u = (x - middle) / unit
    for (let k = 0, power = 1; k < 5; k += 1, power *= u) {
      powers[k]! += power
      if (k < 3) moments[k]! += power * y
    }
  }
  const size = shape === 'straight' || points.length < leastForBend ? 2 : 3
  const rows = Array.from({ length: size }, (_, row) => [
    ...powers.slice(row, row + size),
    moments[row]!,
  ])
  const [a = 0, b = 0, c = 0] = solved(rows)
  return { middle, a, b, c }
}

/** Solves linear equations whose last column is the right side (Gauss-Jordan). */
function solved(rows: number[][]): number[] {
  for (const [at, row] of rows.entries()) {
    const pivot = row[at]! || 1e-9
    for (let k = at; k < row.length; k += 1) row[k]! /= pivot
    for (const other of rows) {
      if (other === row) continue
      const factor = other[at]!
      for (let k = at; k < row.length; k += 1) other[k]! -= factor * row[k]!
    }
  }
  return rows.map((row) => row.at(-1)!)
}

/** The median; 0 if empty. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
}
