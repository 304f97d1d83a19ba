import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type Answer,
  exampleAccount,
  exampleApplicant,
  exampleApplication,
  exampleVisa,
  ok,
  problem,
  renderStaff,
  serve,
} from '../test-support.tsx'
import { ApprovalForm } from './ApprovalForm.tsx'

const visas = '/api/admin/visa-documents'
const approve = 'POST /api/admin/applications/42/approval'
const one = { applicants: [exampleApplicant(1, { state: 'filed' })] }
const approved = exampleApplication({ ...one, status: 'approved', version: 4 })
const there = exampleVisa(1)
const mismatch = exampleVisa(1, {}, { number: null, isMatch: false })
const button = (name: string) => screen.getByRole('button', { name })
const input = () =>
  screen.getByLabelText<HTMLInputElement>(/^Choose (the|another) approval document$/)
const pdf = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' })

/** What waits was asked for, and answered. */
const settled = (client: () => { isFetching: () => number }) =>
  waitFor(() => expect(client().isFetching()).toBe(0))

const agent = exampleAccount({}, 'agent')

function open(
  routes: Readonly<Record<string, Answer | Answer[]>> = {},
  changes = {},
  me = exampleAccount(),
) {
  const sent = serve({
    [`GET ${visas}`]: ok({ items: [] }),
    [`GET ${visas}/${there.id}/file`]: ok({}),
    ...routes,
  })
  const application = exampleApplication({ ...one, ...changes })
  return { sent, ...renderStaff(<ApprovalForm />, { application, me }) }
}

test('without a document nothing is asked, and it says what is missing', async () => {
  const { user, sent } = open()
  await user.click(button('Approve Amina Salehe'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(sent.map(({ route }) => route)).toEqual([`GET ${visas}`])
})

test('a file of another kind is refused before it is sent', async () => {
  const { sent, client } = open()
  await settled(client)
  const text = new File(['hello'], 'visa.txt', { type: 'text/plain' })
  fireEvent.change(input(), { target: { files: [text] } })
  expect(screen.getByRole('alert').textContent).toContain('PDF, JPG, PNG')
  expect(sent.some(({ route }) => route.startsWith('POST'))).toBe(false)
})

test('it is sent once, shown beside the answers, and approved by its id', async () => {
  const { user, sent, client } = open({ [`POST ${visas}`]: ok(there), [approve]: ok(approved) })
  await settled(client)
  await user.upload(input(), pdf)
  const answers = await screen.findByRole('region', { name: 'Answers of Amina Salehe' })
  for (const words of ['AB123456', 'Stands on page 1', 'Norway', '1990']) {
    expect(answers.textContent).toContain(words)
  }
  await user.click(button('Approve Amina Salehe'))
  expect(screen.getByText(/goes to amina@example.com at once/)).toBeDefined()
  await user.click(button('Yes, approve and send'))
  await screen.findByText('Approval Document Uploaded')
  const posts = sent.filter(({ route }) => route.startsWith('POST'))
  expect(posts.map(({ route }) => route)).toEqual([`POST ${visas}`, approve])
  expect(posts[1]?.body).toEqual({ visaDocumentId: there.id, version: '3' })
})

test('one that waits is there again, and can be taken away', async () => {
  const { user, sent } = open({
    [`GET ${visas}`]: ok({ items: [there] }),
    [`DELETE ${visas}/${there.id}`]: ok(),
  })
  await user.click(await screen.findByRole('button', { name: 'Take visa.png away' }))
  expect(screen.queryByText('visa.png')).toBeNull()
  expect(sent.at(-1)?.route).toBe(`DELETE ${visas}/${there.id}`)
})

test('a mismatch says what is missing, and whoever put it in cannot approve', async () => {
  open({ [`GET ${visas}`]: ok({ items: [mismatch] }) }, {}, agent)
  await screen.findByText('This document does not match')
  expect(screen.getByText('Not in the document')).toBeDefined()
  expect(screen.getAllByText(/A second person has to compare it/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Approve Amina Salehe' })).toBeNull()
})

test('a second person compares it and says so', async () => {
  const addedBy = { id: 'ben', name: 'Ben Mushi' }
  const { user, sent } = open({
    [`GET ${visas}`]: ok({ items: [{ ...mismatch, addedBy }] }),
    [approve]: ok(approved),
  })
  await screen.findByText(/Ben Mushi put it in/)
  await user.click(button('Approve Amina Salehe'))
  await user.click(button('Yes, approve and send'))
  await screen.findByText('Approval Document Uploaded')
  expect(sent.find(({ route }) => route === approve)?.body).toMatchObject({
    namesConfirmed: 'true',
  })
})

test('what fails is said, and the document stays', async () => {
  const { user } = open({
    [`GET ${visas}`]: ok({ items: [there] }),
    [approve]: problem(500, 'server.failed'),
  })
  await screen.findByText('visa.png')
  await user.click(button('Approve Amina Salehe'))
  await user.click(button('Yes, approve and send'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The approval document was not uploaded')
  expect(screen.getByText('visa.png')).toBeDefined()
})

test('whoever looked through the documents reads that another one approves', () => {
  open({}, { whyNotApprove: 'approval.second-person' }, agent)
  expect(screen.getByText(/^The owner asks for two people/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
})

test('one that is there already is named, with whoever added it', async () => {
  const at = '2026-11-21T10:00:00.000Z'
  const { client } = open(
    {},
    {
      status: 'approved',
      approval: {
        ...{ fileName: 'old.pdf', mediaType: 'application/pdf', sizeBytes: 9 },
        ...{ addedAt: at, addedBy: null },
      },
    },
  )
  await settled(client)
  expect(screen.getByText(/There is one: old\.pdf, by Somebody who has left/)).toBeDefined()
})
