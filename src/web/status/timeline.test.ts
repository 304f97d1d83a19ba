import { expect, test } from 'vitest'
import { stageOf } from './standing.ts'
import { momentsOf } from './timeline.ts'

type Given = Parameters<typeof momentsOf>[0]
const entry = (
  status: string,
  at: string,
  note: string | null = null,
  applicants: string[] = [],
) => ({ status, at, note, applicants })
const created = entry('created', '2026-11-16T09:00:00.000Z')
const paid = entry('paid', '2026-11-16T09:05:00.000Z')
const completed = entry('completed', '2026-11-17T12:00:00.000Z')
const given = (over: Partial<Given>): Given => ({
  ...{ status: 'pending', paymentStatus: 'unpaid', paidAt: null, completedAt: null },
  ...{ expectedBy: null, decisionBy: null, timeline: [created], applicants: [] },
  cancellation: null,
  ...over,
})
const complete = given({
  ...{ status: 'paid', paymentStatus: 'paid', completedAt: completed.at, expectedBy: '2026-11-26' },
  timeline: [created, paid, completed],
})
const notYet = { decidedAt: null, filedAt: null, stateReason: null }
const undecided = { state: 'ready' as const, isLeaving: false, ...notYet }
const lines = (standing: Given) => momentsOf(standing).map(({ state, what }) => `${state} ${what}`)

test('unpaid: made, waiting for the payment, everything else ahead', () => {
  expect(lines(given({}))).toEqual([
    ...['past created', 'present payment', 'expected completed', 'expected processing'],
    'expected decision',
  ])
})

test('the present names the deadline for documents, then our own day, and the decision after it', () => {
  const turn = { turn: 'traveller', action: 'upload', by: '2026-11-23' } as const
  const standing = given({
    ...{ status: 'paid', paymentStatus: 'paid', timeline: [created, paid] },
    applicants: [{ ...undecided, name: 'Asha', turn }],
  })
  expect(momentsOf(standing)[2]).toEqual({ state: 'present', what: 'documents', by: '2026-11-23' })
  expect(momentsOf({ ...complete, decisionBy: '2026-12-06' }).slice(3)).toEqual([
    { state: 'present', what: 'checking', by: null },
    { state: 'expected', what: 'processing', by: '2026-11-26', isPromise: true },
    { state: 'expected', what: 'decision', by: '2026-12-06', isPromise: false },
  ])
})

test('a decision ends the line, and unknown events are left out', () => {
  const approved = entry('approved', '2026-11-30T10:00:00.000Z')
  const standing = given({
    status: 'approved',
    paymentStatus: 'paid',
    timeline: [created, entry('something-new', created.at), approved],
  })
  expect(lines(standing)).toEqual(['past created', 'past approved'])
})

test.each([
  ['unpaid', 'documents'],
  ['needs_review', 'review'],
  ['refunded', 'refunded'],
] as const)('marked as paid by hand, %s is %s', (paymentStatus, stage) => {
  const base = { status: 'paid', completedAt: null, applicants: [] } as const
  expect(stageOf({ ...base, paymentStatus })).toBe(stage)
})

const uploads = { turn: 'traveller', action: 'upload', by: '2026-11-25' }
const waits = { turn: 'us', action: 'wait', by: '2026-11-26' }
const sender = { ...undecided, name: 'Asha', turn: uploads }
const waiting = { ...undecided, name: 'Juma', turn: waits }

test('a document asked for again comes before everything else that goes on', () => {
  const standing = { ...complete, applicants: [waiting, sender] as Given['applicants'] }
  expect(stageOf(standing)).toBe('asked')
  expect(momentsOf(standing)[3]).toEqual({ state: 'present', what: 'asked', by: '2026-11-25' })
  expect(lines(standing).slice(4)).toEqual(['expected processing', 'expected decision'])
  expect(lines({ ...standing, status: 'processing' }).slice(4)).toEqual(['expected decision'])
  expect(stageOf({ ...standing, applicants: [waiting] as Given['applicants'] })).toBe('checking')
  expect(stageOf({ ...standing, status: 'rejected' })).toBe('rejected')
  // Before the hand-over the page lists all missing documents.
  expect(stageOf({ ...standing, completedAt: null })).toBe('documents')
})

test('a decision about some names them; taken back, they are open again', () => {
  const at = '2026-11-24T08:00:00.000Z'
  const timeline = [
    created,
    entry('approved', at, 'Enjoy', ['Asha']),
    entry('collecting', at, null, ['Juma', 'Neema']),
    entry('something-new', at, null, ['Juma']),
  ]
  expect(momentsOf(given({ timeline })).slice(1, 3)).toEqual([
    { state: 'moved', what: 'approved', at, message: 'Enjoy', names: ['Asha'] },
    { state: 'moved', what: 'open', at, message: null, names: ['Juma', 'Neema'] },
  ])
  expect(lines(given({ timeline }))[3]).toBe('present payment')
})

test('some are decided and others wait: the page says so, and the authority goes on', () => {
  const turn = { turn: 'authority', action: 'wait', by: null } as const
  const standing = given({
    status: 'processing',
    paymentStatus: 'paid',
    applicants: [
      { ...undecided, name: 'Asha', state: 'approved', turn },
      { ...undecided, name: 'Juma', state: 'filed', turn },
    ],
  })
  expect(stageOf(standing)).toBe('partly')
  expect(lines(standing).slice(1)).toEqual(['present partly', 'expected decision'])
})

test('everyone withdrew: cancelled or refunded', () => {
  const turn = { turn: 'nobody', action: null, by: null } as const
  const applicants = [{ ...undecided, name: 'Asha', state: 'withdrawn', turn }] as const
  const left = given({ status: 'rejected', paymentStatus: 'paid', applicants })
  expect(stageOf(left)).toBe('withdrawn')
  expect(stageOf({ ...left, paymentStatus: 'refunded' })).toBe('refunded')
  expect(lines({ ...left, timeline: [created] })).toEqual(['past created'])
  const rejected = entry('rejected', '2026-11-24T08:00:00.000Z')
  const again = entry('pending', '2026-11-25T08:00:00.000Z')
  const message = entry('message-sent', '2026-11-26T08:00:00.000Z')
  expect(lines({ ...left, timeline: [rejected, again, rejected, message] })).toEqual([
    ...['past rejected', 'past pending', 'past withdrawn', 'past message-sent'],
  ])
  // Rejected before each was withdrawn, which left the status as it was.
  const moved = entry('withdrawn', '2026-11-26T08:00:00.000Z', null, ['Asha'])
  const all = lines({ ...left, timeline: [rejected, moved] })
  expect(all).toEqual(['past rejected', 'moved withdrawn'])
})

test.each([
  ['everybody', ['collecting', 'approved'], 'leaving'],
  ['some of them', ['collecting', 'collecting'], 'documents'],
] as const)('%s asked to cancel: that comes before other requests', (_, [first, second], stage) => {
  const turn = { turn: 'us', action: 'wait', by: null } as const
  const standing = given({
    status: 'paid',
    paymentStatus: 'paid',
    cancellation: { askedOn: '2026-11-27', answerBy: '2026-12-02' },
    applicants: [
      { ...undecided, name: 'Asha', state: first, isLeaving: true, turn },
      { ...undecided, name: 'Juma', state: second, turn },
    ],
  })
  expect(stageOf(standing)).toBe(stage)
  if (stage !== 'leaving') return
  expect(momentsOf(standing).slice(1)).toEqual([
    { state: 'present', what: 'leaving', by: '2026-12-02' },
  ])
})
