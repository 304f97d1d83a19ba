import { describe, expect, it } from 'vitest'
import { exampleApplicant, exampleContext, exampleDetails } from '../../../test/support/answers.ts'
import { checkApplicants, type Draft, furthestStep, mayPay, whatIsMissing } from './journey.ts'
import { stepAt, stepIds, steps } from './step.ts'

const agreement = {
  privacyPolicyAccepted: true,
  termsOfServiceAccepted: true,
  digitalSignature: `data:image/png;base64,${'A'.repeat(1000)}`,
}
const complete: Draft = {
  details: exampleDetails(),
  applicants: [exampleApplicant()],
  agreement,
}
const codesOf = (findings: readonly { path: string; code: string }[]) =>
  findings.map(({ path, code }) => `${path} ${code}`)

describe('the journey as data', () => {
  it('leads through four steps and back', () => {
    expect(steps.map(({ id }) => id)).toEqual(stepIds)
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    for (const [index, step] of steps.entries()) {
      expect(step.next).toBe(stepIds[index + 1] ?? null)
      expect(step.previous).toBe(stepIds[index - 1] ?? null)
    }
  })

  it('opens at the step that is asked, else at the first', () => {
    const opened = [1, 4, 0, 5, Number.NaN].map(stepAt)
    expect(opened).toEqual(['details', 'documents', 'details', 'details', 'details'])
  })
})

describe('walking it', () => {
  const undated = exampleApplicant({ dateOfBirth: '' })
  const onServer = { ...agreement, digitalSignature: '', agreementId: 7 }
  const undone = exampleDetails({ portOfEntry: '' })
  const walk: [string, Draft, string, boolean][] = [
    ['nothing answered', { details: {}, applicants: [] }, 'details', false],
    ['step 1 done', { details: exampleDetails(), applicants: [] }, 'applicants', false],
    ['a date missing', { ...complete, applicants: [undated] }, 'applicants', false],
    ['not signed', { ...complete, agreement: undefined }, 'payment', false],
    ['signed', complete, 'payment', true],
    ['signed on the server', { ...complete, agreement: onServer }, 'payment', true],
    ['step 1 undone again', { ...complete, details: undone }, 'details', false],
    ['paid', { ...complete, isPaid: true }, 'documents', false],
  ]

  it.each(walk)('%s', (_, draft, furthest, payable) => {
    expect(furthestStep(draft, exampleContext)).toBe(furthest)
    expect(mayPay(draft, exampleContext)).toBe(payable)
  })

  it('warnings are nothing missing', () => {
    const applicants = [exampleApplicant({ nationality: 'KE', firstName: 'A' })]
    const missing = whatIsMissing({ ...complete, applicants }, exampleContext)
    expect(missing).toEqual({ details: [], applicants: [], payment: [], documents: [] })
  })
})

describe('all applicants together', () => {
  const family = exampleDetails({ applicationType: 'family', numberOfApplicants: 2 })

  it('are as many as were announced', () => {
    const [path, code, params] = ['applicants', 'applicants.count', { expected: 2, given: 1 }]
    const findings = checkApplicants(family, [exampleApplicant()], exampleContext)
    expect(findings).toMatchObject([{ path, code, params }])
  })

  it('are named by their place', () => {
    const second = exampleApplicant({ passportNumber: 'Y7654321', gender: undefined as never })
    const findings = checkApplicants(family, [exampleApplicant(), second], exampleContext)
    expect(codesOf(findings)).toEqual(['applicants.1.gender gender.required'])
  })

  it('travel on a passport each', () => {
    const same = exampleApplicant({ passportNumber: ' x123-4567' })
    const findings = checkApplicants(family, [exampleApplicant(), same], exampleContext)
    const [path, code] = ['applicants.1.passportNumber', 'passportNumber.repeated']
    expect(findings).toEqual([{ path, code, params: { number: 1 }, severity: 'warning' }])
    const foreign = { ...same, passportIssuingCountry: 'DE' }
    expect(checkApplicants(family, [exampleApplicant(), foreign], exampleContext)).toEqual([])
  })
})
