import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../../form/test-support.tsx'
import {
  exampleAccount,
  exampleApplicant,
  exampleApplication,
  exampleVisa,
  ok,
  renderStaff,
  serve,
} from '../../test-support.tsx'
import { TravellerDecisions } from './TravellerDecisions.tsx'

const route = (id: number) => `PUT /api/admin/applicants/${id}/decision`
const family = exampleApplication({
  status: 'processing',
  applicationType: 'family',
  numberOfApplicants: 3,
  applicants: [
    exampleApplicant(1, { firstName: 'Ana', state: 'filed', portalNumber: 'E-77' }),
    exampleApplicant(2, { firstName: 'Ben', state: 'ready' }),
    exampleApplicant(3, {
      firstName: 'Cleo',
      state: 'rejected',
      stateReason: 'Reported as lost',
      decidedAt: '2026-11-21T09:00:00.000Z',
    }),
  ],
})
const open = (given: Parameters<typeof renderStaff>[1] = {}) =>
  renderStaff(<TravellerDecisions />, { application: family, ...given })
const rows = () => screen.getAllByRole('listitem')
const row = (index: number) => within(rows()[index] as HTMLElement)
const visa = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' })

test('each traveller has a state, what is known of it, and one thing that comes next', () => {
  open()
  expect(screen.getByText('1 of 3 decided')).toBeDefined()
  expect(row(0).getByText('Filed')).toBeDefined()
  expect(row(0).getByText('Portal: E-77')).toBeDefined()
  expect(row(0).getByRole('button', { name: 'Approve Ana Salehe' })).toBeDefined()
  expect(row(1).getByRole('button', { name: 'Mark Ben Salehe as filed' })).toBeDefined()
  expect(row(2).getByText('Reason: Reported as lost')).toBeDefined()
  const primary = rows()[2]?.querySelector('li > div > button')
  expect(primary).toBeNull()
})

const visas = '/api/admin/visa-documents'
const ana = { applicantId: 1, firstName: 'Ana' }
const file = { [`GET ${visas}/${exampleVisa(1).id}/file`]: ok({}) }

test('approves one with the visa of that one, after it was shown and asked', async () => {
  const sent = serve({
    ...{ ...file, [`GET ${visas}`]: ok({ items: [] }) },
    [`POST ${visas}`]: ok(exampleVisa(1, {}, ana)),
    [route(1)]: ok({ ...family, version: 4 }),
  })
  const { user } = open()
  const approve = () => row(0).getByRole('button', { name: 'Approve Ana Salehe' })
  await user.click(approve())
  await user.click(approve())
  expect(row(0).getByRole('alert').textContent).toContain('approval document')
  await user.upload(screen.getByLabelText('Choose the approval document'), visa)
  await screen.findByRole('region', { name: 'Answers of Ana Salehe' })
  await user.click(approve())
  expect(sent.some((each) => each.route === route(1))).toBe(false)
  await user.click(row(0).getByRole('button', { name: 'Yes, decide so' }))
  await screen.findByText('Approved: Ana Salehe')
  expect(sent.find((each) => each.route === route(1))?.body).toEqual({
    ...{ decision: 'approved', version: '3', visaDocumentId: exampleVisa(1).id },
  })
})

test('a visa that does not name the traveller is for another person to confirm', async () => {
  const other = exampleVisa(1, {}, { ...ana, name: null, isMatch: false })
  serve({ ...file, [`GET ${visas}`]: ok({ items: [other] }) })
  const permissions = ['application.work', 'application.approve'] as const
  const { user } = open({ me: exampleAccount({ permissions: [...permissions] }, 'agent') })
  await user.click(row(0).getByRole('button', { name: 'Approve Ana Salehe' }))
  await screen.findByText(/A second person has to compare it/)
  expect(row(0).queryByRole('button', { name: 'Approve Ana Salehe' })).toBeNull()
  expect(row(0).getByRole('button', { name: 'Hand over to a second person' })).toBeDefined()
})

test('nobody is rejected without a reason', async () => {
  const sent = serve({ [route(2)]: ok({ ...family, version: 4 }) })
  const { user } = open()
  await user.click(row(1).getByText('Other changes'))
  await user.click(row(1).getByRole('button', { name: 'Reject Ben Salehe' }))
  await user.click(row(1).getByRole('button', { name: 'Reject' }))
  const reason = screen.getByRole('textbox', { name: /Reason/ })
  expect(descriptionOf(reason)).toContain('Give the reason')
  expect(document.activeElement).toBe(reason)
  await user.type(reason, ' Reported as stolen ')
  await user.click(row(1).getByRole('button', { name: 'Reject' }))
  await user.click(row(1).getByRole('button', { name: 'Yes, decide so' }))
  await screen.findByText('Rejected: Ben Salehe')
  expect(sent[0]?.body).toEqual({
    decision: 'rejected',
    reason: 'Reported as stolen',
    version: '3',
  })
})

test('who may not approve is not offered it', () => {
  open({ me: exampleAccount({ permissions: ['application.work'] }, 'agent') })
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Mark Ben Salehe as filed' })).toBeDefined()
})

test('who only reads is offered nothing', () => {
  open({ me: exampleAccount({ permissions: ['application.read'] }, 'viewer') })
  expect(screen.queryAllByRole('button')).toEqual([])
})
