import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  exampleApplication,
  exampleStored,
  exampleTraveller,
  renderOwn,
  UploadsPage,
} from '../own/test-support.tsx'
import { ok, serve } from '../test-support.tsx'
import { Checklist } from './Checklist.tsx'

const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`
const documents = [
  exampleStored({ id: 'photo', documentType: 'passportPhoto', createdAt: at(1) }),
  exampleStored({ id: 'page', documentType: 'passportDocument', createdAt: at(2) }),
  exampleStored({ id: 'ticket', documentType: 'flightTicket', contentHash: 'b', createdAt: at(3) }),
]

test('one file for two documents is asked about by name before the application is handed over', async () => {
  const applicants = [exampleTraveller({ documents })]
  const { user } = renderOwn(
    <UploadsPage application={exampleApplication({ completedAt: null, applicants })}>
      <Checklist />
    </UploadsPage>,
  )
  const sent = serve({ 'POST /api/documents/page/right': ok() })
  await user.click(screen.getByRole('button', { name: 'Complete Application' }))
  expect(sent).toEqual([])
  const asked = await screen.findByRole('alert')
  expect(asked.textContent).toContain('Please answer this first')
  expect(asked.textContent).toMatch(/Passport page with your photo of \S+/)
  expect(asked.textContent).toContain('The same file was given for another document too.')
  await user.click(screen.getByRole('button', { name: 'It is right' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'It is right' })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})
