import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { islandProps } from '../i18n/island.ts'
import { exampleApplication, exampleTraveller } from '../own/test-support.tsx'
import { type Answer, ok, serve } from '../test-support.tsx'
import { DocumentsPage } from './Documents.tsx'

const questions = [{ line: 'employer', label: 'Employer' }]

test('questions that come while a file is on its way leave it on the screen', async () => {
  const traveller = exampleTraveller({ documents: [] })
  const application = exampleApplication({ completedAt: null, applicants: [traveller] })
  const asked = { ...application, applicants: [{ ...traveller, questions }] }
  serve({
    'GET /api/status': [ok(application), ok(asked)],
    [`POST /api/applicants/${traveller.id}/documents`]: new Promise<Answer>(() => {}),
  })
  history.replaceState(null, '', '/documents?orderId=order-1')
  const namespaces = [
    'document',
    'photo',
    'portal',
    'own',
    'apply',
    'rule',
    'error',
    'form',
    'site',
  ] as const
  render(<DocumentsPage {...islandProps('en', namespaces)} />)
  const user = userEvent.setup({ delay: null })
  const file = new File(['%PDF-1.7'], 'ticket.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText(/^Choose a file: Flight ticket/), file)
  expect(await screen.findByText('ticket.pdf')).toBeTruthy()
  dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('textbox', { name: 'Employer' })).toBeTruthy()
  expect(screen.getByText('ticket.pdf')).toBeTruthy()
})
