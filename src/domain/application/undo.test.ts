import { expect, test } from 'vitest'
import { type StateBefore, stateBefore } from './undo.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const moments = { paidAt: at(1), processedAt: at(2), approvedAt: at(3), documentsAskedAt: null }
const application = { id: 7, status: 'approved', ...moments } as const
const decided = { filedAt: at(2), decidedAt: at(3) }
const ana = { id: 1, name: 'Ana', state: 'approved', stateReason: null, ...decided } as const
const ben = { id: 2, name: 'Ben', state: 'rejected', stateReason: 'No', ...decided } as const
const filed = { state: 'filed', stateReason: null, filedAt: at(2), decidedAt: null } as const
const ready = { state: 'ready', stateReason: null, filedAt: null, decidedAt: null } as const
const processing = { ...application, status: 'processing', approvedAt: null } as const
const paid = { ...processing, status: 'paid', processedAt: null } as const

type Before = typeof processing | typeof paid
/** The state before a decision about some applicants. */
const before = ({ id: _, ...of }: Before, ...applicants: StateBefore['applicants']) => ({
  ...{ application: of, applicants },
})
const anaFiled = before(processing, { id: 1, ...filed })
const benFiled = before(processing, { id: 2, ...filed })
const bothFiled = [ana, ben].map((each) => ({ ...each, ...filed }))
const anaReady = before(paid, { id: 1, ...ready })

test.each([
  ['nothing waits', [], application, [ana, ben]],
  ['one of two', [benFiled], processing, [ana, { ...ben, ...filed }]],
  ['each by their own decision', [benFiled, anaFiled], processing, bothFiled],
  ['one twice: as before the first', [anaFiled, anaReady], paid, [{ ...ana, ...ready }, ben]],
  ['a status alone', [before(paid)], paid, [ana, ben]],
] as const)('what travellers are told while something waits: %s', (_, held, of, applicants) => {
  const told = stateBefore({ application, applicants: [ana, ben] }, held)
  expect(told).toEqual({ application: of, applicants })
})
