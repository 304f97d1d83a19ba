import { describe, expect, test } from 'vitest'
import type { Permission } from '#domain/staff/permission.ts'
import type { Applicant, Application } from '../parts/application/application.ts'
import { exampleApplicant, exampleApplication } from '../test-support.tsx'
import {
  choiceAt,
  choicesAbout,
  choicesForAll,
  kindForAll,
  nextStep,
  whomItMeans,
} from './choices.ts'

const owner = () => true
const agent = (permission: Permission) => permission !== 'application.override'
const worker = (permission: Permission) => permission === 'application.work'

describe('about one traveller', () => {
  test.each([
    ['collecting', null, [], ['filed', 'approved', 'rejected', 'withdrawn']],
    ['ready', 'filed', [], ['filed', 'approved', 'rejected', 'withdrawn']],
    ['filed', 'approved', ['approved', 'rejected'], ['ready', 'withdrawn']],
    ['approved', null, [], ['ready', 'filed', 'approved', 'rejected', 'withdrawn']],
    ['rejected', null, [], ['ready', 'filed', 'approved', 'withdrawn']],
    ['withdrawn', null, [], ['ready', 'filed', 'approved', 'rejected']],
  ] as const)('%s: %s next, %j beside the name, %j in the menu', (state, next, shown, rare) => {
    expect(nextStep(state)).toBe(next)
    expect(choicesAbout(exampleApplicant(1, { state }), owner)).toEqual({ shown, rare })
  })

  const second = { state: 'filed', whyNotApprove: 'approval.second-person' } as const
  const unread = { state: 'ready', whyNotFile: 'approval.unreviewed' } as const
  test.each<[string, Partial<Applicant>, typeof owner | typeof agent, string[], string[]]>([
    ['who may overrule finds it', second, owner, ['rejected'], ['ready', 'approved', 'withdrawn']],
    ['nobody else does', second, agent, ['rejected'], ['ready', 'withdrawn']],
    ['nor may file the unread', unread, agent, [], ['approved', 'rejected', 'withdrawn']],
    ['who works only refuses', { state: 'filed' }, worker, ['rejected'], ['ready', 'withdrawn']],
  ])('%s', (_, changes, may, shown, rare) => {
    expect(choicesAbout(exampleApplicant(1, changes), may)).toEqual({ shown, rare })
  })
})

test.each([
  ['#2-approved', 2, 'approved'],
  ['#2-rejected', 2, 'rejected'],
  ['#1-filed', 1, 'filed'],
  ['#2-filed', null, null],
  ['#3-approved', null, null],
  ['#2', null, null],
  ['', null, null],
])('a link to %s asks for what may be decided', (hash, position, to) => {
  const [ready, filed] = [
    exampleApplicant(1, { state: 'ready' }),
    exampleApplicant(2, { state: 'filed' }),
  ]
  const application = exampleApplication({ applicants: [ready, filed] })
  const choice = choiceAt(hash, application, owner)
  expect(choice).toEqual(to && { who: position === 1 ? ready : filed, to })
  expect(choiceAt(hash, application, () => false)?.to).not.toBe('approved')
})

const of = (states: readonly Applicant['state'][], changes: Partial<Application> = {}) =>
  exampleApplication({
    applicants: states.map((state, index) => exampleApplicant(index + 1, { state })),
    ...changes,
  })
const processing = { status: 'processing' } as const
const byTransfer = { ...processing, paymentStatus: 'unpaid' } as const
const unpaid = { ...byTransfer, whyNotMarkPaid: 'payment.by-hand' } as const

describe('about all at once', () => {
  test.each<[string, Application, string[]]>([
    ['one who paid has been paid for', of(['ready']), ['pending']],
    ['one who did not may have paid by hand', of(['ready'], { status: 'pending' }), ['paid']],
    ['of one who is filed the row decides', of(['filed'], processing), []],
    ['several before they are filed', of(['ready', 'ready']), ['pending', 'rejected']],
    ['several who are filed', of(['filed', 'filed'], processing), ['paid', 'approved', 'rejected']],
    ['while one is not filed', of(['filed', 'ready'], processing), ['paid', 'rejected']],
    ['the last of several has a row', of(['filed', 'approved'], processing), ['paid']],
    ['those who are left', of(['approved', 'ready', 'collecting'], processing), ['rejected']],
    ['all decided', of(['rejected', 'withdrawn'], { status: 'rejected' }), ['paid']],
    ['who did not pay', of(['filed', 'filed'], unpaid), ['pending', 'approved', 'rejected']],
    ['by transfer', of(['filed', 'filed'], byTransfer), ['paid', 'approved', 'rejected']],
    ['a newer visa', of(['approved', 'approved'], { status: 'approved' }), ['paid', 'approved']],
    ['of nobody', of([]), ['pending', 'processing', 'approved', 'rejected']],
  ])('%s', (_, application, expected) => {
    expect(choicesForAll(application, owner)).toEqual(expected)
  })

  test('what is closed is for who may overrule, and approving for who may approve', () => {
    const closed = of(['ready'], { status: 'pending', whyNotMarkPaid: 'payment.by-hand' })
    expect(choicesForAll(closed, owner)).toEqual(['paid'])
    expect(choicesForAll(closed, agent)).toEqual([])
    const filed = of(['filed', 'filed'], processing)
    expect(choicesForAll(filed, worker)).toEqual(['paid', 'rejected'])
  })

  test.each([
    [of(['ready']), 'pending', 'pending'],
    [of(['filed', 'filed'], processing), 'paid', 'back'],
    [of(['filed', 'filed'], processing), 'rejected', 'rejected'],
    [of([]), 'rejected', 'status'],
    [of([]), 'processing', 'status'],
  ] as const)('is called by what it does', (application, to, kind) => {
    expect(kindForAll(application, to)).toBe(kind)
  })

  test.each([
    [['filed', 'approved', 'ready'], 'processing', 'rejected', [1, 3]],
    [['approved', 'withdrawn'], 'approved', 'paid', [1]],
    [['approved', 'withdrawn'], 'approved', 'approved', [1]],
    [['withdrawn'], 'rejected', 'paid', [1]],
  ] as const)('of %j that are %s, %s means %j', (states, status, to, ids) => {
    const meant = whomItMeans({ who: 'all', to }, of(states, { status }))
    expect(meant.map(({ id }) => id)).toEqual(ids)
  })

  test('a choice about one means that one', () => {
    const [who] = of(['filed', 'filed']).applicants
    if (!who) throw new Error('Nobody travels')
    expect(whomItMeans({ who, to: 'approved' }, of([]))).toEqual([who])
  })
})
