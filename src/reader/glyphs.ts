/** A connected dark spot that may be a character: its centre and size in pixels. */
export type Glyph = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** More spots are noise; further ones are ignored. */
const maxSpots = 400_000
/** Maximum glyphs of a picture; a page of print has a few thousand. */
const maxGlyphs = 12_000

/** Union-find of spots: each is its own root until joined to `parent`. */
class Spots {
  readonly left = new Int32Array(maxSpots)
  readonly right = new Int32Array(maxSpots)
  readonly top = new Int32Array(maxSpots)
  readonly bottom = new Int32Array(maxSpots)
  readonly pixels = new Int32Array(maxSpots)
  readonly parent = new Int32Array(maxSpots)
  count = 0

  /** The spot of a run of dark pixels in a row; null if there are too many. */
  begin(from: number, to: number, row: number): number | null {
    if (this.count === maxSpots) return null
    const spot = this.count
    this.count += 1
    this.parent[spot] = spot
    this.left[spot] = from
    this.right[spot] = to
    this.top[spot] = row
    this.bottom[spot] = row
    this.pixels[spot] = to - from + 1
    return spot
  }

  rootOf(spot: number): number {
    let at = spot
    while (this.parent[at] !== at) {
      this.parent[at] = this.parent[this.parent[at]!]!
      at = this.parent[at]!
    }
    return at
  }

  join(one: number, other: number): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)]
    if (a === b) return
    const [into, from] = a < b ? [a, b] : [b, a]
    this.parent[from] = into
    this.left[into] = Math.min(this.left[into]!, this.left[from]!)
    this.right[into] = Math.max(this.right[into]!, this.right[from]!)
    this.top[into] = Math.min(this.top[into]!, this.top[from]!)
    this.bottom[into] = Math.max(this.bottom[into]!, this.bottom[from]!)
    this.pixels[into]! += this.pixels[from]!
  }
}

type Run = { readonly from: number; readonly to: number; readonly spot: number }

/** Dark spots (connected by corners too) of about a character's size and shape. */
export function findGlyphs(
  marks: Uint8Array,
  width: number,
  height: number,
  largest: number,
): Glyph[] {
  const spots = new Spots()
  let above: Run[] = []
  for (let row = 0; row < height; row += 1) {
    const runs: Run[] = []
    let next = 0
    for (let x = 0, at = row * width; x < width; x += 1) {
      if (!marks[at + x]) continue
      const from = x
      while (x + 1 < width && marks[at + x + 1]) x += 1
      const spot = spots.begin(from, x, row)
      if (spot === null) break
      while (next < above.length && above[next]!.to < from - 1) next += 1
      for (let each = next; each < above.length && above[each]!.from <= x + 1; each += 1) {
        spots.join(spot, above[each]!.spot)
      }
      runs.push({ from, to: x, spot })
    }
    above = runs
  }
  return glyphsOf(spots, largest)
}

function glyphsOf(spots: Spots, largest: number): Glyph[] {
  const found: { glyph: Glyph; pixels: number }[] = []
  for (let spot = 0; spot < spots.count; spot += 1) {
    if (spots.parent[spot] !== spot) continue
    const [left, right] = [spots.left[spot]!, spots.right[spot]!]
    const [top, bottom] = [spots.top[spot]!, spots.bottom[spot]!]
    const [width, height, pixels] = [right - left + 1, bottom - top + 1, spots.pixels[spot]!]
    const fits = height >= 5 && height <= largest && width >= 2 && width <= largest * 1.1
    if (!fits || pixels < 8 || width > height * 2.2) continue
    found.push({ glyph: { x: (left + right) / 2, y: (top + bottom) / 2, width, height }, pixels })
  }
  if (found.length > maxGlyphs) found.sort((a, b) => b.pixels - a.pixels)
  return found.slice(0, maxGlyphs).map(({ glyph }) => glyph)
}
