import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { compilePhrases } from '#phrases/compile.ts'
import { WorkIsland } from '../api/WorkIsland.tsx'
import type { Applicant, Application, StoredDocument } from './checklist.ts'
import { PassportQuestion } from './PassportQuestion.tsx'
import { UploadsProvider } from './uploads-context.tsx'

const stored = { id: 'document-1', documentType: 'passportDocument' } as StoredDocument

const applicant = {
  id: 7,
  state: 'collecting',
  firstName: 'Ada',
  lastName: 'Muster',
  passportNumber: 'X1234567',
} as Applicant

const application = {
  paymentStatus: 'paid',
  paymentOrderId: 'order-1',
  applicants: [applicant],
} as unknown as Application

function open(differs: StoredDocument['differs'], changes: Partial<Applicant> = {}) {
  const onAnother = vi.fn()
  const phrases = JSON.stringify(compilePhrases('en', ['document', 'form', 'error', 'site']))
  render(
    <WorkIsland language="en" phrases={phrases}>
      <UploadsProvider application={application} change={() => {}} refresh={async () => {}}>
        <PassportQuestion
          applicant={{ ...applicant, ...changes }}
          stored={{ ...stored, differs }}
          onAnother={onAnother}
        />
      </UploadsProvider>
    </WorkIsland>,
  )
  return { onAnother, user: userEvent.setup() }
}

test('a page that fits asks nothing', () => {
  open([])
  expect(screen.queryByRole('status', { name: /passport/ })).toBeNull()
  expect(screen.queryByText('Your passport says something else')).toBeNull()
})

test('what differs leads to the very answer, is right after all, or is another picture', async () => {
  const { user, onAnother } = open(['passportNumber', 'lastName'])
  expect(await screen.findByText('Your passport says something else')).toBeTruthy()
  expect(screen.getByText(/^Passport number: the passport page does not match/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Correct my answer: Passport number' })
  expect(link.getAttribute('href')).toBe('/status?orderId=order-1#correct-7-passportNumber')
  await user.click(screen.getByRole('button', { name: 'Send another picture' }))
  expect(onAnother).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'My answer is right' }))
  expect(screen.queryByText('Your passport says something else')).toBeNull()
})

test('who is handed in is told, and corrects nothing', async () => {
  open(['passportNumber'], { state: 'filed' })
  expect(await screen.findByText('Your passport says something else')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
