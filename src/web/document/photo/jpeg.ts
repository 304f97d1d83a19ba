/** Maximum bytes of a photo in the authority's portal. */
export const photoBytes = 300_000

/** From clearly legible to visually lossless. */
const [worst, best] = [0.5, 0.94]
const steps = 5

type Encode<T> = (quality: number) => Promise<T>

/**
 * The best JPEG quality within a size, by bisection in at most five encodes. At the lowest quality
 * it may exceed the size: legibility comes first.
 */
export async function encodeWithin<T extends { readonly size: number }>(
  encode: Encode<T>,
  most: number,
): Promise<T> {
  const finest = await encode(best)
  if (finest.size <= most) return finest
  let [low, high] = [worst, best]
  let fitting: T | null = null
  for (let step = 1; step < steps - 1; step += 1) {
    const middle = (low + high) / 2
    const made = await encode(middle)
    if (made.size <= most) {
      fitting = made
      low = middle
    } else high = middle
  }
  return fitting ?? (await encode(worst))
}
