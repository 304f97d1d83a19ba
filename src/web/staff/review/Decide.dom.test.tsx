import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import {
  box,
  button,
  exampleAccount,
  exampleApplicant,
  exampleApplication,
  exampleVisa,
  ok,
  problem,
  renderStaff,
  serve,
} from '../test-support.tsx'
import type { Choice } from './choices.ts'
import { Decide } from './Decide.tsx'

const ofAll = 'PUT /api/admin/applications/42/status'
const ofOne = 'PUT /api/admin/applicants/1/decision'
const visas = '/api/admin/visa-documents'
const pdf = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' })

function open(choice: Choice, given: Parameters<typeof renderStaff>[1] = {}) {
  const ends = { onClose: vi.fn(), onNext: vi.fn() }
  const form = <Decide choice={choice} {...ends} />
  return { ...ends, ...renderStaff(form, { application: exampleApplication(), ...given }) }
}

test('says what will happen to all and who hears of it, and sends it with what is said', async () => {
  const sent = serve({ [ofAll]: ok(exampleApplication({ status: 'rejected', version: 4 })) })
  const { user, onClose } = open({ who: 'all', to: 'rejected' })
  expect(document.activeElement).toBe(box('Reason'))
  await user.type(box(/Message to the traveller/), ' The photo is missing ')
  await user.type(box('Reason'), 'Asked twice')
  await user.click(button('Reject 1 traveller'))
  const asked = screen.getByRole('group', { name: 'Reject 1 traveller' })
  expect(asked.textContent).toContain('gets an email at amina@example.com')
  expect(asked.textContent).toContain('Your message is part of the email')
  expect(sent).toEqual([])
  await user.click(button('Yes, confirm'))
  await screen.findByText('Status Updated')
  const said = { adminNotes: 'Asked twice', travellerMessage: 'The photo is missing' }
  expect(sent[0]).toMatchObject({
    route: ofAll,
    body: { status: 'rejected', version: '3', ...said },
  })
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(box(/Message to the traveller/).value).toBe('')
})

const filed = exampleApplicant(1, { state: 'filed' })
const one = { applicants: [filed], status: 'processing' } as const
const application = exampleApplication({ ...one, applicants: [filed] })
const approve: Choice = { who: filed, to: 'approved' }
const approveIt = () => button('Approve Amina Salehe')
const there = exampleVisa(1)
const mismatch = exampleVisa(1, {}, { number: null, isMatch: false })
const approved = exampleApplication({
  ...{ status: 'approved', version: 4 },
  applicants: [exampleApplicant(1, { state: 'approved' })],
})
const agent = exampleAccount({}, 'agent')
const waiting = (...items: (typeof there)[]) => ({
  [`GET ${visas}`]: ok({ items }),
  [`GET ${visas}/${there.id}/file`]: ok({}),
})

test('approving needs a document: sent once, shown beside the answers, and approved with by its id', async () => {
  const sent = serve({ ...waiting(), [`POST ${visas}`]: ok(there), [ofOne]: ok(approved) })
  const { user } = open(approve, { application })
  await user.click(approveIt())
  expect(screen.getByRole('alert').textContent).not.toBe('')
  await user.upload(screen.getByLabelText('Choose the approval document'), pdf)
  const answers = await screen.findByRole('region', { name: 'Answers of Amina Salehe' })
  for (const words of ['AB123456', 'Found on page 1', 'Norway', '1990']) {
    expect(answers.textContent).toContain(words)
  }
  await user.click(approveIt())
  await screen.findByText('Approved: Amina Salehe')
  expect(sent.find((each) => each.route === ofOne)?.body).toEqual({
    ...{ decision: 'approved', version: '3', visaDocumentId: there.id },
  })
})

test('one that waits is there again, and can be taken away', async () => {
  const sent = serve({ ...waiting(there), [`DELETE ${visas}/${there.id}`]: ok() })
  const { user } = open(approve, { application })
  await user.click(await screen.findByRole('button', { name: 'Remove visa.png' }))
  expect(screen.queryByText('visa.png')).toBeNull()
  expect(sent.at(-1)?.route).toBe(`DELETE ${visas}/${there.id}`)
})

test('a second person compares it and says so', async () => {
  const addedBy = { id: 'ben', name: 'Ben Mushi' }
  const sent = serve({ ...waiting({ ...mismatch, addedBy }), [ofOne]: ok(approved) })
  const { user } = open(approve, { application, me: agent })
  await screen.findByText(/Ben Mushi added it/)
  await user.click(approveIt())
  await user.click(button('Yes, confirm'))
  await screen.findByText('Approved: Amina Salehe')
  const body = sent.find((each) => each.route === ofOne)?.body
  expect(body).toMatchObject({ namesConfirmed: 'true' })
})

test('what stands already and names nobody asks for a second look', async () => {
  const visa = { ...there, addedAt: there.createdAt }
  const who = exampleApplicant(1, { state: 'filed', visa })
  const sent = serve({
    ...waiting(),
    [ofOne]: [problem(409, 'approval.names-missing'), ok(approved)],
  })
  const { user } = open(
    { who, to: 'approved' },
    { application: exampleApplication({ ...one, applicants: [who] }) },
  )
  await user.click(approveIt())
  await user.click(await screen.findByRole('button', { name: 'I have compared it, approve' }))
  await screen.findByText('Approved: Amina Salehe')
  const bodies = sent.filter((each) => each.route === ofOne).map(({ body }) => body)
  expect(bodies).toEqual([
    { decision: 'approved', version: '3' },
    { decision: 'approved', version: '3', namesConfirmed: 'true' },
  ])
})

test('what goes against a rule needs its reason first', async () => {
  const unpaid = exampleApplication({
    ...{ status: 'pending', paymentStatus: 'unpaid', whyNotMarkPaid: 'payment.by-hand' },
  })
  const sent = serve({ [ofAll]: ok(exampleApplication({ version: 4 })) })
  const { user } = open({ who: 'all', to: 'paid' }, { application: unpaid })
  await user.click(button('Mark as paid'))
  expect(descriptionOf(box('Reason'))).toContain('Give the reason')
  expect(document.activeElement).toBe(box('Reason'))
  await user.type(box('Reason'), 'By bank transfer')
  await user.click(button('Mark as paid'))
  expect(screen.getByRole('group').textContent).toContain('counts as paid in another way')
  await user.click(button('Yes, confirm'))
  await screen.findByText('Status Updated')
  expect(sent[0]?.body).toMatchObject({ status: 'paid', adminNotes: 'By bank transfer' })
})
