import { expect, test } from 'vitest'
import { type StateBefore, stateBefore } from './undo.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const row = {
  id: 7,
  status: 'approved',
  paidAt: at(1),
  processedAt: at(2),
  approvedAt: at(3),
} as const
const application = { ...row, documentsAskedAt: null }
const ana = {
  id: 1,
  name: 'Ana',
  state: 'approved',
  stateReason: null,
  filedAt: at(2),
  decidedAt: at(3),
} as const
const ben = {
  id: 2,
  name: 'Ben',
  state: 'rejected',
  stateReason: 'No',
  filedAt: at(2),
  decidedAt: at(3),
} as const
const filed = { state: 'filed', stateReason: null, filedAt: at(2), decidedAt: null } as const
const ready = { state: 'ready', stateReason: null, filedAt: null, decidedAt: null } as const
const processing = { ...application, status: 'processing', approvedAt: null } as const
const paid = { ...processing, status: 'paid', processedAt: null } as const

/** The state before a decision about some applicants. */
function before(
  of: typeof processing | typeof paid,
  ...applicants: StateBefore['applicants']
): StateBefore {
  const { id: _, ...moments } = of
  return { application: moments, applicants }
}

test.each([
  ['nothing waits', [], application, [ana, ben]],
  [
    'one of two',
    [before(processing, { id: 2, ...filed })],
    processing,
    [ana, { ...ben, ...filed }],
  ],
  [
    'each by a decision of their own',
    [before(processing, { id: 2, ...filed }), before(processing, { id: 1, ...filed })],
    processing,
    [
      { ...ana, ...filed },
      { ...ben, ...filed },
    ],
  ],
  [
    'the same one twice: as before the first',
    [before(processing, { id: 1, ...filed }), before(paid, { id: 1, ...ready })],
    paid,
    [{ ...ana, ...ready }, ben],
  ],
  ['a status alone', [before(paid)], paid, [ana, ben]],
] as const)('what travellers are told while something waits: %s', (_, held, of, applicants) => {
  expect(stateBefore({ application, applicants: [ana, ben] }, held)).toEqual({
    application: of,
    applicants,
  })
})
