import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import type { Rules } from '../rules/rules.ts'
import { shippedRules } from '../rules/shipped.ts'
import { addDays } from '../time/calendar.ts'
import { applicantStates } from './applicant-state.ts'
import { processingTypes } from './choice.ts'
import { expectedDecision, isInTime } from './speed.ts'
import {
  endedWorkStates,
  endingOf,
  flagsOn,
  isLate,
  readyWorkStates,
  statesLike,
  type WorkDocument,
  type WorkFacts,
  type WorkTraveller,
  workOf,
  workStates,
  workWordOf,
  workWords,
} from './work.ts'

const traveller = (changes: Partial<WorkTraveller> = {}): WorkTraveller => ({
  ...{ state: 'collecting', nationality: 'CH', dateOfBirth: '1990-03-27' },
  ...{
    ...{ intendedDateOfArrival: '2027-02-10', filedAt: null, isAsked: false, documents: [] },
    ...changes,
  },
})
const document = (changes: Partial<WorkDocument> = {}): WorkDocument => ({
  ...{ isRequired: true, review: 'unreviewed', isReplacement: false, differs: false, ...changes },
})
const factsOf = (changes: Partial<WorkFacts> = {}): WorkFacts => ({
  ...{ agreed: shippedRules, status: 'paid', paymentStatus: 'paid', processingType: 'normal' },
  ...{ isErased: false, isPaymentOpen: false, isHandedOver: false, hasSamePassport: false },
  ...{ isUnreachable: false, hasMessage: false, dueOn: null, documentsPerTraveller: 3 },
  travellers: [traveller()],
  ...changes,
})

/** What was signed when two nationalities still entered otherwise. */
const regimes = { ...shippedRules.regimes, CH: 'referral', PK: 'e-visa' } as const
const signedBefore: Rules = { ...shippedRules, regimes }

const filed = traveller({ state: 'filed', filedAt: new Date('2026-11-23T10:00:00Z') })
const accepted = traveller({ state: 'ready', documents: [document({ review: 'accepted' })] })
const unread = traveller({ state: 'ready', documents: [document()] })
const renewed = traveller({ state: 'ready', documents: [document({ isReplacement: true })] })
const decided = (state: 'approved' | 'rejected' | 'withdrawn') => traveller({ state })
const of = (...travellers: WorkTraveller[]) => ({ travellers })
const having = (changes: Partial<WorkDocument>) => traveller({ documents: [document(changes)] })
const [pakistani, japanese] = [traveller({ nationality: 'PK' }), traveller({ nationality: 'JP' })]
const changed = (facts: Partial<WorkFacts> = {}) => ({ ...facts, agreed: signedBefore })
const unpaid = { status: 'pending', paymentStatus: 'unpaid' } as const
const inReview = { status: 'pending', paymentStatus: 'needs_review' } as const

test.each<[string, Partial<WorkFacts>, string]>([
  ['nothing paid', unpaid, 'unpaid'],
  ['a payment to look into', inReview, 'unpaid'],
  ['paid by bank', { paymentStatus: 'unpaid' }, 'waiting-documents'],
  ['documents missing', {}, 'waiting-documents'],
  ['all there, unread', of(unread), 'ready-to-review'],
  ['one ready while another collects', of(unread, traveller()), 'ready-to-review'],
  ['a new one for a rejected one', of(unread, renewed), 'new-documents'],
  ['all accepted', of(accepted), 'ready-to-file'],
  ['one to file while another collects', of(traveller(), accepted), 'ready-to-file'],
  ['handed to the second person', { ...of(accepted), isHandedOver: true }, 'second-person'],
  ['handed over, but not paid', { ...unpaid, isHandedOver: true }, 'unpaid'],
  ['with the authority', of(filed), 'filed'],
  ['filed, one withdrew', of(filed, decided('withdrawn')), 'filed'],
  ['one of two decided', of(filed, decided('approved')), 'partly-decided'],
  ['one decided, one to file', of(accepted, decided('approved')), 'ready-to-file'],
  ['one decided, one collects', of(traveller(), decided('rejected')), 'waiting-documents'],
  ['all decided', of(decided('approved'), decided('withdrawn')), 'decided'],
  ['all decided, handed over', { ...of(decided('approved')), isHandedOver: true }, 'decided'],
  ['all withdrawn', of(decided('withdrawn')), 'cancelled'],
  ['money went back', { paymentStatus: 'refunded', ...of(filed) }, 'refunded'],
  ['erased after the decision', { status: 'approved', isErased: true, ...of() }, 'decided'],
  ['erased before', { isErased: true, ...of() }, 'cancelled'],
])('%s', (_, changes, state) => expect(workOf(shippedRules, factsOf(changes)).state).toBe(state))

test.each<[string, Partial<WorkFacts>, string[]]>([
  ['nothing', {}, []],
  ['a nationality that is referred', of(pakistani), ['referral']],
  ['a child', of(traveller({ dateOfBirth: '2015-01-01' })), ['minor']],
  ['of age on the day of arrival', of(traveller({ dateOfBirth: '2009-02-10' })), []],
  ['of age a day too late', of(traveller({ dateOfBirth: '2009-02-11' })), ['minor']],
  ['a passport elsewhere', { hasSamePassport: true }, ['same-passport']],
  ['an address that reaches nobody', { isUnreachable: true }, ['unreachable']],
  ['a page that differs', of(having({ differs: true })), ['document-differs']],
  ['a replaced one', of(renewed), ['replaced-document']],
  ['a replaced one that was read', of(having({ isReplacement: true, review: 'accepted' })), []],
  ['a question to the traveller', of({ ...accepted, isAsked: true }), ['questions']],
  ['a question that the filing closed', of({ ...filed, isAsked: true }), []],
  ['a message', { hasMessage: true }, ['message']],
  ['a payment to look into', inReview, ['payment-review']],
  ['money for the ended', { isPaymentOpen: true, ...of(decided('withdrawn')) }, ['payment-review']],
  ['money for what was erased', { isPaymentOpen: true, isErased: true, ...of() }, []],
  ['a regime that changed', changed(), ['regime-changed']],
  ['one that is referred now', changed(of(pakistani)), ['referral', 'regime-changed']],
  ['the regime of others', changed(of(japanese)), []],
  ['a regime before anything is paid', changed(unpaid), []],
  ['a regime after the filing', changed(of(filed)), ['regime-changed']],
  ['a regime of one who is decided', changed(of(decided('approved'), japanese)), []],
  ['only what is left to decide counts', of(filed, { ...pakistani, state: 'approved' }), []],
])('flags: %s', (_, facts, flags) =>
  expect(workOf(shippedRules, factsOf(facts)).flags).toEqual(flags),
)

test('the days: of those who are undecided, the promise until all are filed', () => {
  const later = traveller({ state: 'ready', intendedDateOfArrival: '2027-03-01' })
  const gone = traveller({ state: 'approved', intendedDateOfArrival: '2026-12-01' })
  const facts = factsOf({ dueOn: '2026-12-02', travellers: [traveller(), later, gone] })
  expect(workOf(shippedRules, facts)).toMatchObject({
    ...{ arrivesOn: '2027-02-10', dueOn: '2026-12-02', nextOn: '2026-12-02' },
    ...{ decidedBy: '2026-12-12', documents: { needed: 6 } },
  })
  expect(workOf(shippedRules, { ...facts, travellers: [filed] })).toMatchObject({
    ...{ dueOn: null, nextOn: '2027-02-10', decidedBy: '2026-12-03' },
  })
})

test.each(workStates)('late: %s', (state) => {
  const isOurs = readyWorkStates.some((each) => each === state)
  expect(isLate('2026-11-22', state, '2026-11-23')).toBe(isOurs)
  expect(isLate('2026-11-23', state, '2026-11-23')).toBe(false)
  expect(isLate(null, state, '2026-11-23')).toBe(false)
})

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days))
const anyTraveller = fc.record({
  ...{ state: fc.constantFrom(...applicantStates), nationality: fc.constantFrom('CH', 'PK', 'JP') },
  ...{ dateOfBirth: day.map((each) => addDays(each, -365 * 17)), intendedDateOfArrival: day },
  ...{ filedAt: fc.constant(null), isAsked: fc.boolean() },
  documents: fc.array(
    fc.record({
      ...{ isRequired: fc.boolean(), isReplacement: fc.boolean(), differs: fc.boolean() },
      review: fc.constantFrom('unreviewed' as const, 'accepted' as const, 'rejected' as const),
    }),
    { maxLength: 3 },
  ),
})
const anyFacts = fc.record({
  agreed: fc.constantFrom(shippedRules, signedBefore),
  status: fc.constantFrom('pending' as const, 'paid' as const, 'processing' as const),
  paymentStatus: fc.constantFrom(...(['unpaid', 'paid', 'refunded', 'needs_review'] as const)),
  ...{ isErased: fc.boolean(), isHandedOver: fc.boolean(), hasSamePassport: fc.boolean() },
  ...{ isUnreachable: fc.boolean(), hasMessage: fc.boolean(), dueOn: fc.option(day) },
  ...{ isPaymentOpen: fc.boolean(), processingType: fc.constantFrom(...processingTypes) },
  documentsPerTraveller: fc.constant(3),
  travellers: fc.array(anyTraveller, { maxLength: 4 }),
})

test('before the promise the agreed days of the speed count, over the working days of now', () => {
  const waiting = factsOf({ travellers: [traveller({ intendedDateOfArrival: '2027-02-10' })] })
  const normal = { unit: 'business-days', least: 1, most: 1 } as const
  const agreed: Rules = { ...shippedRules, speeds: { ...shippedRules.speeds, normal } }
  const usual = workOf(shippedRules, waiting).earlyOn ?? ''
  const fast = workOf(shippedRules, { ...waiting, agreed }).earlyOn ?? ''
  const calendar = { ...shippedRules.calendar, closedOn: [addDays(fast, -1), fast] }
  const closed: Rules = { ...shippedRules, calendar }
  expect(fast > usual).toBe(true)
  expect(workOf(closed, { ...waiting, agreed }).earlyOn).not.toBe(fast)
})

test('what is ended has nothing to say and nothing to come, in whatever order travellers are', () => {
  always(anyFacts, day, (facts, today) => {
    const work = workOf(shippedRules, facts)
    const isEnded = endedWorkStates.some((each) => each === work.state)
    if (isEnded) {
      expect(work).toMatchObject({ arrivesOn: null, dueOn: null, nextOn: null })
      const left = flagsOn(work, today).filter((flag) => flag !== 'payment-review')
      expect(left).toEqual([])
    }
    expect([null, work.arrivesOn, work.dueOn]).toContain(work.nextOn)
    const turned = { ...facts, travellers: [...facts.travellers].reverse() }
    expect(workOf(shippedRules, turned)).toEqual(work)
  })
})

test('before handing over: early from the day on which today is too late', () => {
  always(anyTraveller, fc.constantFrom(...processingTypes), day, (person, speed, today) => {
    const waiting = { ...person, state: 'collecting' as const }
    const work = workOf(shippedRules, factsOf({ processingType: speed, travellers: [waiting] }))
    const { decidedBy } = expectedDecision(shippedRules, today, speed, waiting.nationality)
    const isEarly = !isInTime(decidedBy, waiting.intendedDateOfArrival)
    expect(flagsOn(work, today).includes('early-arrival')).toBe(isEarly)
  })
})

test('staff hear eight words: what is new is reviewed, what ended is decided', () => {
  expect(workStates.map(workWordOf).filter((word, at, all) => all.indexOf(word) === at)).toEqual([
    ...workWords,
  ])
  expect(statesLike(['new-documents'])).toEqual(['ready-to-review', 'new-documents'])
  expect(statesLike(['filed', 'decided'])).toEqual(['filed', ...endedWorkStates])
})

test.each([
  ['filed', 'processing', null],
  ['decided', 'approved', 'approved'],
  ['decided', 'rejected', 'rejected'],
  ['cancelled', 'rejected', 'cancelled'],
  ['refunded', 'approved', 'refunded'],
] as const)('how %s with the status %s ended: %s', (work, status, expected) => {
  expect(endingOf({ work, status })).toBe(expected)
})
