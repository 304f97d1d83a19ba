import { describe, expect, test } from 'vitest'
import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import type { Applicant, Application } from '../parts/application/application.ts'
import { exampleApplicant, exampleApplication, exampleVisa } from '../test-support.tsx'
import { consequencesOf, formOf, missingIn, planOf, unsaid } from './plan.ts'

const noVisa = { isOwn: false, isUnmatched: false }
const about = (changes: Partial<Applicant>, to: ApplicantDecision) => {
  const who = exampleApplicant(1, changes)
  return { choice: { who, to } as const, application: exampleApplication({ applicants: [who] }) }
}
const unpaidFor = { whyNotFile: 'approval.unpaid' } as const
const visa = { ...exampleVisa(1), addedAt: '2026-11-21T09:00:00.000Z' }

describe('a decision about one traveller', () => {
  /** What is so, and what is not. */
  const flags = (text: string) =>
    Object.fromEntries(
      text.split(' ').map((each) => [each.replace('!', ''), !each.startsWith('!')]),
    )

  test.each([
    [
      'is sent at once where its page stands',
      'filed',
      'approved',
      {},
      '!isAsked !isGrave wantsFile',
    ],
    ['sends a visa that stands once more', 'filed', 'approved', { visa }, '!wantsFile'],
    ['wants a newer one of who is approved', 'approved', 'approved', { visa }, 'wantsFile isGrave'],
    ['gives a rejection its reason', 'filed', 'rejected', {}, '!isAsked isGrave isReasoned'],
    ['gives a withdrawal its reason too', 'ready', 'withdrawn', {}, 'isReasoned'],
    ['has a reason for a step back', 'filed', 'ready', {}, '!isAsked !isGrave isReasoned'],
    ['asks before a visa is taken away', 'approved', 'rejected', { visa }, 'isAsked isGrave'],
    ['files with a number', 'ready', 'filed', {}, 'isFiling isNumbered !isAsked'],
    ['puts a filing right', 'rejected', 'filed', {}, 'isFiling !isNumbered isReasoned'],
  ] as const)('%s', (_, state, to, changes, expected) => {
    const { choice, application } = about({ state, ...changes }, to)
    expect(planOf(application, choice, noVisa)).toMatchObject(flags(expected))
  })

  test.each([
    ['rejected', 'traveller'],
    ['withdrawn', 'traveller'],
    ['ready', 'colleagues'],
  ] as const)('the reason why somebody is %s is for the %s', (to, reader) => {
    const { choice, application } = about({ state: 'filed' }, to)
    expect(planOf(application, choice, noVisa).reasonFor).toBe(reader)
  })

  test('what goes against a rule is asked about', () => {
    const { choice, application } = about(unpaidFor, 'filed')
    const expected = { closed: 'approval.unpaid', isAsked: true }
    expect(planOf(application, choice, noVisa)).toMatchObject(expected)
  })

  test('a document that does not name them is asked about, and one’s own is against the rules', () => {
    const { choice, application } = about({ state: 'filed' }, 'approved')
    const other = planOf(application, choice, { isOwn: false, isUnmatched: true })
    expect(other).toMatchObject({ closed: null, isAsked: true })
    const own = planOf(application, choice, { isOwn: true, isUnmatched: true })
    expect(own.closed).toBe('approval.names-missing')
    // It does not concern rejected travellers.
    const { choice: rejection } = about({ state: 'filed' }, 'rejected')
    expect(planOf(application, rejection, { isOwn: true, isUnmatched: true }).closed).toBe(null)
  })

  test.each([
    ['rejected', 'filed', {}, { reason: ' ' }, ['reason']],
    ['rejected', 'filed', {}, { reason: 'Lost' }, []],
    ['filed', 'ready', {}, {}, ['portalNumber']],
    ['filed', 'ready', {}, { portalNumber: ' EV-1 ' }, []],
    ['filed', 'ready', {}, { reason: 'By post' }, []],
    ['filed', 'ready', { portalNumber: 'EV-1' }, {}, []],
    ['filed', 'ready', { ...unpaidFor, portalNumber: 'EV-1' }, { override: '' }, ['override']],
    ['approved', 'filed', {}, {}, []],
  ] as const)('to %s of %s %j with %j lacks %j', (to, state, changes, said, expected) => {
    const { choice, application } = about({ state, ...changes }, to)
    const missing = missingIn(choice, planOf(application, choice, noVisa), { ...unsaid, ...said })
    expect(Object.entries(missing).flatMap(([name, is]) => (is ? [name] : []))).toEqual(expected)
  })
})

describe('a decision about all', () => {
  const byHand = { status: 'pending', whyNotMarkPaid: 'payment.by-hand' } as const
  const plan = (to: Application['status'], changes: Partial<Application>) => {
    const choice = { who: 'all', to } as const
    const made = planOf(exampleApplication(changes), choice, noVisa)
    return { ...made, missing: missingIn(choice, made, unsaid) }
  }
  test.each([
    ['rejected', { status: 'processing' }, { isGrave: true, missing: { reason: true } }],
    ['paid', { status: 'approved' }, { isGrave: true, isReasoned: true }],
    ['paid', { status: 'pending' }, { isGrave: false, missing: { reason: false } }],
    ['paid', byHand, { closed: 'payment.by-hand', missing: { reason: true, override: false } }],
    ['approved', { status: 'processing' }, { wantsFile: true, isReasoned: false }],
    ['approved', { status: 'approved' }, { wantsFile: true }],
  ] as const)('to %s of %j', (to, changes, expected) => {
    expect(plan(to, changes)).toMatchObject({ isAsked: true, reasonFor: 'colleagues', ...expected })
  })
})

describe('what it brings about', () => {
  const paid = { status: 'paid', paymentStatus: 'paid' } as const
  const unpaid = { status: 'pending', paymentStatus: 'unpaid' } as const
  const refunded = { status: 'pending', paymentStatus: 'refunded' } as const
  const approved = { status: 'approved', paymentStatus: 'paid' } as const
  test.each([
    ['tells the traveller', paid, 'processing', '', ['letter']],
    ['tells them your words too', paid, 'rejected', 'Sorry', ['letter', 'message']],
    ['sends the visa', paid, 'approved', ' ', ['visa-letter']],
    ['counts as paid by hand', unpaid, 'paid', '', ['letter', 'paid-by-hand']],
    ['counts as no payment when it ends', unpaid, 'rejected', '', ['letter']],
    ['never counts so what was paid back', refunded, 'paid', '', ['letter']],
    ['takes the visa away', approved, 'processing', '', ['letter', 'visa-gone']],
    ['gives a newer one', approved, 'approved', '', ['visa-letter']],
  ] as const)('%s', (_, application, to, message, expected) => {
    expect(consequencesOf(application, { who: 'all', to }, { message })).toEqual(expected)
  })

  test('a traveller approved alone loses their visa alone', () => {
    const { choice } = about({ state: 'approved' }, 'rejected')
    expect(consequencesOf(paid, choice, unsaid)).toEqual(['letter', 'visa-gone'])
  })
})

test('what is sent leaves out what is empty', () => {
  const { choice } = about({ state: 'filed' }, 'approved')
  const sent = { version: 3, visaDocumentId: undefined, hasCompared: false }
  const said = { ...unsaid, message: ' Welcome ' }
  expect(Object.fromEntries(formOf(choice, said, sent))).toEqual({
    ...{ decision: 'approved', travellerMessage: 'Welcome', version: '3' },
  })
  const all = { who: 'all', to: 'approved' } as const
  const compared = { version: 3, visaDocumentId: 'v', hasCompared: true }
  expect(Object.fromEntries(formOf(all, { ...unsaid, reason: 'Seen' }, compared))).toEqual({
    ...{ status: 'approved', adminNotes: 'Seen', version: '3' },
    ...{ namesConfirmed: 'true', visaDocumentId: 'v' },
  })
})
