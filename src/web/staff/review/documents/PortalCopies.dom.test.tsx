import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  exampleApplicant,
  exampleApplication,
  exampleDocument,
  problem,
  renderStaff,
  serve,
} from '../../test-support.tsx'
import { PortalCopies } from './Viewer.tsx'

const document = exampleDocument(1)
const one = `GET /api/admin/documents/${document.id}/portal`

function open() {
  const copies = <PortalCopies applicant={exampleApplicant(1)} document={document} />
  return renderStaff(copies, { application: exampleApplication() })
}
const press = 'Copy for the portal'

test('what is too large for the portal is said to be, beside the button', async () => {
  serve({ [one]: problem(409, 'document.portal-too-large') })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: press }))
  const alert = await screen.findByText(/too large for the portal of the immigration authority/)
  expect(alert).toBeTruthy()
})
