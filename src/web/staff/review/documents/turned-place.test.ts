import { expect, test } from 'vitest'
import { turnedPlace } from './Stage.tsx'

const place = [0.1, 0.2, 0.3, 0.05] as const

test.each([
  [0, [0.1, 0.2, 0.3, 0.05]],
  [90, [0.75, 0.1, 0.05, 0.3]],
  [180, [0.6, 0.75, 0.3, 0.05]],
  [270, [0.2, 0.6, 0.05, 0.3]],
] as const)('turned by %i it stands where the page has it', (turned, expected) => {
  const [x, y, width, height] = turnedPlace(place, turned)
  for (const [at, value] of [x, y, width, height].entries()) {
    expect(value).toBeCloseTo(expected[at] ?? -1)
  }
})
