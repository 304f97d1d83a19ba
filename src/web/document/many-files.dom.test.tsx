import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { exampleApplication, exampleStored, exampleTraveller } from '../own/test-support.tsx'
import { type Answer, renderIsland, serve } from '../test-support.tsx'
import type { Elements } from '../ui/elements.ts'
import { Checklist } from './Checklist.tsx'
import { type Application, withDocument } from './checklist.ts'
import { ManyFiles } from './ManyFiles.tsx'
import { UploadsProvider } from './uploads-context.tsx'

const travellers = [
  exampleTraveller({ id: 1, position: 1, firstName: 'Ada', lastName: 'Muster', documents: [] }),
  exampleTraveller({ id: 2, position: 2, firstName: 'Bruno', lastName: 'Muster', documents: [] }),
]

/** What happened elsewhere, as the page hears it. */
let change: (to: (application: Application) => Application) => void

function Page({ children = <ManyFiles /> }: Readonly<{ children?: Elements }>) {
  const [application, setApplication] = useState<Application>(
    exampleApplication({ completedAt: null, applicants: travellers }),
  )
  change = setApplication
  return (
    <UploadsProvider
      application={application}
      change={(to) => setApplication((old) => to(old))}
      refresh={async () => {}}
    >
      {children}
    </UploadsProvider>
  )
}

const namespaces = ['document', 'photo', 'form', 'error', 'site'] as const
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

test('files of several travellers are put where their names say, the others where one says', async () => {
  // Uploads that stay on their way.
  const never = new Promise<Answer>(() => {})
  serve({ 'POST /api/applicants/1/documents': never, 'POST /api/applicants/2/documents': never })
  const { user } = renderIsland(<Page />, namespaces)
  const input = screen.getByLabelText('Choose several files')
  await user.upload(input, [pdf('ada muster ticket.pdf'), pdf('scan.pdf'), pdf('scan 2.pdf')])
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose files are these?' }))
  const shown = (name: string) =>
    (dialog.getByLabelText(name) as HTMLSelectElement).selectedOptions[0]?.textContent
  expect(shown('ada muster ticket.pdf')).toBe('Flight ticket of Ada Muster')
  expect(shown('scan.pdf')).toBe('Leave out')
  await user.selectOptions(dialog.getByLabelText('scan.pdf'), 'Flight ticket of Bruno Muster')
  await user.click(dialog.getByRole('button', { name: 'Add 2 files' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  // Both are on their way: what is left to choose for is without them.
  await user.upload(screen.getByLabelText('Choose several files'), [pdf('bruno muster ticket.pdf')])
  const again = within(await screen.findByRole('dialog'))
  expect(again.queryByRole('option', { name: /^Flight ticket/ })).toBeNull()
  expect(again.getAllByRole('option', { name: /of Bruno Muster$/ })).toHaveLength(2)
})

test('a file whose place was filled meanwhile is left out, and counted so', async () => {
  const { user } = renderIsland(<Page />, namespaces)
  const files = [pdf('ada muster ticket.pdf'), pdf('bruno muster ticket.pdf')]
  await user.upload(screen.getByLabelText('Choose several files'), files)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Add 2 files' })).toBeTruthy()
  act(() => change((old) => withDocument(old, 2, exampleStored({ documentType: 'flightTicket' }))))
  expect(dialog.getByLabelText('bruno muster ticket.pdf')).toHaveProperty('value', '')
  expect(dialog.getByRole('button', { name: 'Add one file' })).toBeTruthy()
})

test.each([
  ['above the documents', false],
  ['below them where the screen is touched', true],
] as const)('stand %s', (_, matches) => {
  const media = { matches, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => media)
  renderIsland(
    <Page>
      <Checklist />
    </Page>,
    namespaces,
  )
  const files = [...document.querySelectorAll('input[type=file]')]
  const several = screen.getByLabelText('Choose several files')
  expect(files.length).toBeGreaterThan(1)
  expect(files.at(matches ? -1 : 0)).toBe(several)
})
