import { describe, expect, it } from 'vitest'
import { expectedBy } from './speed.ts'

describe('when we promise to be done', () => {
  it.each([
    ['normal', '2026-11-23', '2026-11-30', '2026-12-02'],
    ['normal', '2026-11-21', '2026-11-27', '2026-12-01'],
    ['normal', '2026-12-18', '2026-12-29', '2026-12-31'],
    ['urgent', '2026-12-24', '2026-12-30', '2026-12-31'],
    ['urgent', '2026-11-20', '2026-11-24', '2026-11-25'],
    ['super_urgent', '2026-11-20', '2026-11-21', '2026-11-21'],
    ['super_urgent', '2026-12-31', '2027-01-01', '2027-01-01'],
  ] as const)('%s, begun on %s: %s to %s', (type, start, earliest, latest) => {
    expect(expectedBy(type, start)).toEqual({ earliest, latest })
  })
})
