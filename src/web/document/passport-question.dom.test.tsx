import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  exampleApplication,
  exampleStored,
  exampleTraveller,
  UploadsPage,
} from '../own/test-support.tsx'
import { renderIsland, serve } from '../test-support.tsx'
import type { Applicant, StoredDocument } from './checklist.ts'
import { PassportQuestion } from './PassportQuestion.tsx'

const application = exampleApplication({ paymentOrderId: 'order-1' })

function open(differs: StoredDocument['differs'], changes: Partial<Applicant> = {}) {
  const onAnother = vi.fn()
  const stored = exampleStored({ id: 'document-1', documentType: 'passportDocument', differs })
  const asked = {
    applicant: exampleTraveller({ state: 'collecting', ...changes }),
    stored,
    onAnother,
  }
  const piece = (
    <UploadsPage application={application}>
      <PassportQuestion {...asked} />
    </UploadsPage>
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

test('a page that fits asks nothing; a filed traveller is informed, and cannot correct', async () => {
  const { container } = open([])
  await act(() => import('./PassportAnswer.tsx'))
  expect(container.textContent).toBe('')
  open(['passportNumber'], { state: 'filed' })
  expect(await screen.findByText('Your passport says something else')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
