import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
import { StatusForm } from './StatusForm.tsx'

const route = 'PATCH /api/admin/applications/42/status'
const withFile = 'PUT /api/admin/applications/42/status'
const visas = '/api/admin/visa-documents'
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const open = (given: Parameters<typeof renderStaff>[1] = {}) =>
  renderStaff(<StatusForm />, { application: exampleApplication(), ...given })
const pdf = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' })

test('offers the statuses, but none that files; the current one is marked and cannot be chosen', () => {
  open()
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  const now = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled)
  expect(now.map(({ value }) => value)).toEqual(['paid'])
  expect(now[0]?.closest('label')?.textContent).toContain('now')
})

test('without another status nothing is asked, and it says so at the question', async () => {
  const sent = serve({})
  const { user } = open()
  await user.click(button('Change status'))
  expect(descriptionOf(screen.getByRole('group', { name: 'New status' }))).toBe(
    'Choose a status other than the current one',
  )
  expect(sent).toEqual([])
})

test('says what will happen, and sends it with what is said about it', async () => {
  const sent = serve({ [route]: ok(exampleApplication({ status: 'rejected', version: 4 })) })
  const { user } = open()
  await user.click(radio(/Rejected/))
  await user.type(box(/Message to the traveller/), ' The photo is missing ')
  await user.type(box(/Note for colleagues/), 'Asked twice')
  await user.click(button('Change status'))
  const asked = screen.getByRole('group', { name: /^From .+ to .+\?$/ })
  expect(asked.textContent).toContain('gets an email at amina@example.com')
  expect(asked.textContent).toContain('Your message is part of the email')
  expect(sent).toEqual([])
  await user.click(button('Yes, change it'))
  await screen.findByText('Status Updated')
  const said = { adminNotes: 'Asked twice', travellerMessage: 'The photo is missing' }
  expect(sent).toEqual([{ route, query: '', body: { status: 'rejected', version: 3, ...said } }])
  expect(box(/Message to the traveller/).value).toBe('')
})

test('while it asks, the choice stays as it is', async () => {
  serve({})
  const { user } = open()
  await user.click(radio(/Rejected/))
  await user.type(box(/Note for colleagues/), 'Refused')
  await user.click(button('Change status'))
  const free = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled)
  expect(free.map(({ value }) => value)).toEqual(['rejected'])
  await user.click(button('Back'))
  expect(radio(/Approved/).disabled).toBe(false)
})

const one = {
  applicants: [exampleApplicant(1, { state: 'filed' })],
  status: 'processing' as const,
}
const application = exampleApplication(one)
const there = exampleVisa(1)
const mismatch = exampleVisa(1, {}, { number: null, isMatch: false })
const approved = exampleApplication({ ...one, status: 'approved', version: 4 })
const agent = exampleAccount({}, 'agent')
const waiting = (...items: (typeof there)[]) => ({
  [`GET ${visas}`]: ok({ items }),
  [`GET ${visas}/${there.id}/file`]: ok({}),
})

test('approving needs a document: sent once, shown beside the answers, and approved with by its id', async () => {
  const sent = serve({
    ...waiting(),
    [`POST ${visas}`]: ok(there),
    [withFile]: ok(approved),
  })
  const { user } = open({ application })
  await user.click(radio(/Approved/))
  await user.click(button('Approve 1 traveller'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.queryByRole('button', { name: 'Yes, change it' })).toBeNull()
  await user.upload(screen.getByLabelText('Choose the approval document'), pdf)
  const answers = await screen.findByRole('region', { name: 'Answers of Amina Salehe' })
  for (const words of ['AB123456', 'Found on page 1', 'Norway', '1990']) {
    expect(answers.textContent).toContain(words)
  }
  await user.click(button('Approve 1 traveller'))
  await user.click(button('Yes, change it'))
  await screen.findByText('Approval Document Uploaded')
  expect(sent.find((each) => each.route === withFile)?.body).toEqual({
    ...{ status: 'approved', version: '3', visaDocumentId: there.id },
  })
})

test('a file of another kind is refused before it is sent', async () => {
  const sent = serve(waiting())
  const { user } = open({ application })
  await user.click(radio(/Approved/))
  const text = new File(['hello'], 'visa.txt', { type: 'text/plain' })
  fireEvent.change(screen.getByLabelText('Choose the approval document'), {
    target: { files: [text] },
  })
  expect(screen.getByRole('alert').textContent).toContain('PDF, JPG, PNG')
  expect(sent.some((each) => each.route.startsWith('POST'))).toBe(false)
})

test('one that waits is there again, and can be taken away', async () => {
  const sent = serve({ ...waiting(there), [`DELETE ${visas}/${there.id}`]: ok() })
  const { user } = open({ application })
  await user.click(radio(/Approved/))
  await user.click(await screen.findByRole('button', { name: 'Remove visa.png' }))
  expect(screen.queryByText('visa.png')).toBeNull()
  expect(sent.at(-1)?.route).toBe(`DELETE ${visas}/${there.id}`)
})

test('a mismatch of one’s own is for a second person, whom it is handed over to', async () => {
  serve({ ...waiting(mismatch), 'GET /api/admin/colleagues': ok({ items: [] }) })
  const { user } = open({ application, me: agent })
  await user.click(radio(/Approved/))
  await screen.findByText('This document does not match')
  expect(screen.getByText('Not in the document')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  expect(button('Hand over to the second person')).toBeDefined()
})

test('a second person compares it and says so', async () => {
  const addedBy = { id: 'ben', name: 'Ben Mushi' }
  const sent = serve({ ...waiting({ ...mismatch, addedBy }), [withFile]: ok(approved) })
  const { user } = open({ application, me: agent })
  await user.click(radio(/Approved/))
  await screen.findByText(/Ben Mushi added it/)
  await user.click(button('Approve 1 traveller'))
  await user.click(button('Yes, change it'))
  await screen.findByText('Approval Document Uploaded')
  expect(sent.find((each) => each.route === withFile)?.body).toMatchObject({
    namesConfirmed: 'true',
  })
})

test('an approved application may be given a newer document for all, and says which one stands', async () => {
  const at = '2026-11-21T10:00:00.000Z'
  const approval = {
    ...{ fileName: 'old.pdf', mediaType: 'application/pdf', sizeBytes: 9 },
    ...{ addedAt: at, addedBy: null },
  }
  serve(waiting())
  const { user } = open({ application: exampleApplication({ ...approved, approval }) })
  await user.click(radio(/Approved/))
  expect(screen.getByText(/There is one: old\.pdf, by Somebody who has left/)).toBeDefined()
  await user.click(button('Approve 1 traveller'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
})

test('what stands already and names nobody asks for a second look', async () => {
  const visa = { ...there, addedAt: there.createdAt }
  const applicants = [exampleApplicant(1, { state: 'filed', visa })]
  const sent = serve({
    ...waiting(),
    [route]: [problem(409, 'approval.names-missing'), ok(approved)],
  })
  const { user } = open({ application: exampleApplication({ ...one, applicants }) })
  await user.click(radio(/Approved/))
  await user.click(button('Approve 1 traveller'))
  await user.click(button('Yes, change it'))
  await user.click(await screen.findByRole('button', { name: 'I have compared it, approve' }))
  await screen.findByText('Status Updated')
  const patches = sent.filter((each) => each.route === route).map(({ body }) => body)
  expect(patches).toEqual([
    { status: 'approved', version: 3 },
    { status: 'approved', version: 3, namesConfirmed: true },
  ])
})

const unpaid = {
  status: 'pending',
  paymentStatus: 'unpaid',
  whyNotMarkPaid: 'payment.by-hand',
} as const

test('paid without money is for those who may go against it, with their reason', async () => {
  const sent = serve({ [route]: ok(exampleApplication({ version: 4 })) })
  const { user } = open({ application: exampleApplication(unpaid) })
  await user.click(radio(/Paid/))
  await user.click(button('Change status'))
  expect(document.activeElement).toBe(box(/Note for colleagues/))
  await user.type(box(/Note for colleagues/), 'By bank transfer')
  await user.click(button('Change status'))
  await user.click(button('Yes, change it'))
  await screen.findByText('Status Updated')
  expect(sent[0]?.body).toMatchObject({ status: 'paid', adminNotes: 'By bank transfer' })
})

test('an agent reads why nobody marks as paid by hand', () => {
  open({ application: exampleApplication(unpaid), me: agent })
  expect(radio(/Paid/).disabled).toBe(true)
  expect(radio(/Paid/).closest('label')?.textContent).toContain('No payment has arrived')
})

test('what fails is said, and what was typed stays', async () => {
  serve({ [route]: 'no answer' })
  const { user } = open()
  await user.click(radio(/Rejected/))
  await user.type(box(/Message to the traveller/), 'Too blurred')
  await user.type(box(/Note for colleagues/), 'Refused')
  await user.click(button('Change status'))
  await user.click(button('Yes, change it'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to update application status.')
  expect(box(/Message to the traveller/).value).toBe('Too blurred')
  expect(radio(/Rejected/).checked).toBe(true)
})

test('a colleague who was faster is looked at first', async () => {
  const sent = serve({})
  const { user, change } = open()
  await user.click(radio(/Rejected/))
  change(exampleApplication({ version: 4 }))
  await user.click(button('Change status'))
  expect(screen.getByText('Look at the change above first.')).toBeDefined()
  expect(sent).toEqual([])
})

test('who may not approve reads why', () => {
  const me = exampleAccount({ permissions: ['application.work'] }, 'agent')
  open({ me })
  expect(radio(/Approved/).disabled).toBe(true)
  expect(radio(/Approved/).closest('label')?.textContent).toContain(
    'Your role does not allow this.',
  )
})

test('a rejection and a step back are not asked about without their reason', async () => {
  const sent = serve(waiting())
  const { user } = open({ application: exampleApplication({ status: 'processing' }) })
  for (const status of [/Rejected/, /Paid/]) {
    await user.click(radio(status))
    await user.click(button('Change status'))
    expect(descriptionOf(box(/Note for colleagues/))).toContain('Give the reason')
    expect(document.activeElement).toBe(box(/Note for colleagues/))
  }
  await user.click(radio(/Approved/))
  expect(descriptionOf(box(/Note for colleagues/))).not.toContain('Give the reason')
  expect(sent.every((each) => each.route.startsWith('GET'))).toBe(true)
})
