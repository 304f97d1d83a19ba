import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleApplication, ok, problem, renderStaff, serve } from '../test-support.tsx'
import { ApprovalForm } from './ApprovalForm.tsx'

const route = 'POST /api/admin/applications/42/approval'
const button = (name: string) => screen.getByRole('button', { name })
const input = () =>
  screen.getByLabelText<HTMLInputElement>(/^Choose (the|another) approval document$/)
const pdf = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' })
const open = (changes: Parameters<typeof exampleApplication>[0] = {}) =>
  renderStaff(<ApprovalForm />, { application: exampleApplication(changes) })
const approved = exampleApplication({ status: 'approved', version: 4 })

test('without a document nothing is asked, and it says what is missing', async () => {
  const sent = serve({})
  const { user } = open()
  await user.click(button('Upload and approve'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.queryByRole('group')).toBeNull()
  expect(sent).toEqual([])
})

test('a file of another kind is refused as soon as it is chosen', () => {
  open()
  const text = new File(['hello'], 'visa.txt', { type: 'text/plain' })
  fireEvent.change(input(), { target: { files: [text] } })
  expect(screen.getByRole('alert').textContent).toContain('PDF, JPG, PNG')
})

test('says to whom it goes, sends it, and is empty again', async () => {
  const sent = serve({ [route]: ok(approved) })
  const { user } = open()
  await user.upload(input(), pdf)
  await user.type(
    screen.getByRole('textbox', { name: /Message to the traveller/ }),
    'Have a good trip',
  )
  await user.click(button('Upload and approve'))
  expect(screen.getByRole('group').textContent).toContain('goes to amina@example.com at once')
  await user.click(button('Yes, approve and send'))
  await screen.findByText('Approval Document Uploaded')
  expect(sent[0]?.body).toMatchObject({ version: '3', travellerMessage: 'Have a good trip' })
  expect(sent[0]?.body).toHaveProperty('approvalDocument.name', 'visa.pdf')
  expect(screen.queryByText('visa.pdf')).toBeNull()
})

test('a document can be taken away again', async () => {
  const { user } = open()
  await user.upload(input(), pdf)
  await user.click(button('Take visa.pdf away'))
  expect(screen.queryByText('visa.pdf')).toBeNull()
})

test('what fails is said, and the document stays chosen', async () => {
  serve({ [route]: problem(500, 'server.failed') })
  const { user } = open()
  await user.upload(input(), pdf)
  await user.click(button('Upload and approve'))
  await user.click(button('Yes, approve and send'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The approval document was not uploaded')
  expect(screen.getByText('visa.pdf')).toBeDefined()
})

test('whoever looked through the documents reads that another one approves', () => {
  open({ whyNotApprove: 'approval.second-person' })
  expect(screen.getByText(/^The owner asks for two people/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Upload and approve' })).toBeNull()
})

test('one that is there already is named, with whoever added it', () => {
  const at = '2026-11-21T10:00:00.000Z'
  open({
    status: 'approved',
    approval: {
      fileName: 'old.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 9,
      addedAt: at,
      addedBy: null,
    },
  })
  expect(screen.getByText(/There is one: old\.pdf, by Somebody who has left/)).toBeDefined()
})
