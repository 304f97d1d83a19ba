import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIsland, serve } from '../test-support.tsx'
import type { Applicant, Application, StoredDocument } from './checklist.ts'
import { PassportQuestion } from './PassportQuestion.tsx'
import { UploadsProvider } from './uploads-context.tsx'

const stored = { id: 'document-1', documentType: 'passportDocument' } as StoredDocument

const applicant = {
  ...{ id: 7, state: 'collecting', firstName: 'Ada', lastName: 'Muster' },
  passportNumber: 'X1234567',
} as Applicant

const application = {
  paymentStatus: 'paid',
  paymentOrderId: 'order-1',
  applicants: [applicant],
} as unknown as Application

function open(differs: StoredDocument['differs'], changes: Partial<Applicant> = {}) {
  const onAnother = vi.fn()
  const asked = { applicant: { ...applicant, ...changes }, stored: { ...stored, differs } }
  const piece = (
    <UploadsProvider application={application} change={() => {}} refresh={async () => {}}>
      <PassportQuestion {...asked} onAnother={onAnother} />
    </UploadsProvider>
  )
  return { onAnother, ...renderIsland(piece, ['document', 'form', 'error', 'site']) }
}

test('what differs leads to the very answer, is right after all, or is another picture', async () => {
  const { user, onAnother } = open(['passportNumber', 'lastName'])
  expect(await screen.findByText('Your passport says something else')).toBeTruthy()
  expect(screen.getByText(/^Passport number: the passport page does not match/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Correct my answer: Passport number' })
  expect(link.getAttribute('href')).toBe('/status?orderId=order-1#correct-7-passportNumber')
  await user.click(screen.getByRole('button', { name: 'Send another picture' }))
  expect(onAnother).toHaveBeenCalledTimes(1)
  const route = 'POST /api/documents/document-1/confirm'
  const sent = serve({ [route]: ['no answer', { status: 204 }] })
  const isRight = () => user.click(screen.getByRole('button', { name: 'My answers are right' }))
  await isRight()
  expect(await screen.findByText(/connection/)).toBeTruthy()
  await isRight()
  await waitFor(() => expect(screen.queryByText('Your passport says something else')).toBeNull())
  expect(sent.at(-1)?.body).toEqual({ fields: ['passportNumber', 'lastName'] })
})

test('another person’s page offers replacement first', async () => {
  open(['firstName', 'passportNumber', 'dateOfBirth', 'gender'])
  expect(await screen.findByText('This looks like another person’s passport.')).toBeTruthy()
  expect(screen.getByText(/all differ from your answers for Ada Muster/)).toBeTruthy()
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Send another picture', 'My answers are right'])
})

test('a page that fits asks nothing', async () => {
  const { container } = open([])
  await act(() => import('./PassportAnswer.tsx'))
  expect(container.textContent).toBe('')
})

test('a filed traveller is informed, and cannot correct', async () => {
  open(['passportNumber'], { state: 'filed' })
  expect(await screen.findByText('Your passport says something else')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
