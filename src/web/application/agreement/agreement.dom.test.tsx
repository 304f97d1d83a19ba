import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderForm } from '../../form/test-support.tsx'
import { emptyValues, type WizardValues } from '../values.ts'
import { ReadAgreement } from './ReadAgreement.tsx'

let asked: Record<string, unknown>[] = []
let status = 200
let people = 0

beforeEach(() => {
  asked = []
  status = 200
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    return status === 200
      ? new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
      : Response.json({ code: 'server.failed' }, { status })
  })
})

/** Answers of the first step with a complete contact, different in each test. */
function answers(): WizardValues {
  people += 1
  const values = emptyValues('single')
  const contact = { contactEmail: 'asha@example.org', contactPhone: '+41 44 668 18 00' }
  Object.assign(values.details, { ...contact, contactName: `Asha Mwangi ${people}` })
  return values
}

const open = () => screen.queryByRole('link', { name: /^Open the agreement/ })

test('it is there by itself, and made anew for other answers once they stand still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const values = answers()
  const { fields } = renderForm(<ReadAgreement isEarly />, { values })
  expect(screen.getByRole('status').textContent).toBe('')
  await passes(1000)
  await vi.waitFor(() => expect(open()?.getAttribute('href')).toMatch(/^blob:/))
  expect(asked).toMatchObject([{ contactName: values.details.contactName, language: 'en' }])
  act(() => fields.set('details.communicationId', '+41446681800'))
  expect(open()).not.toBeNull()
  act(() => fields.set('details.contactName', 'Asha'))
  await passes(900)
  act(() => fields.set('details.contactName', 'Asha M'))
  await passes(900)
  expect([open(), asked.length]).toEqual([null, 1])
  await passes(100)
  await vi.waitFor(() => expect(open()).not.toBeNull())
  expect(asked.map(({ contactName }) => contactName)).toEqual([expect.any(String), 'Asha M'])
})

test('at the signature the same file is there at once, and a failure can be tried again', async () => {
  const values = answers()
  status = 500
  // What failed early is not spoken of.
  renderForm(<ReadAgreement isEarly />, { values: answers() })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  const { user } = renderForm(<ReadAgreement />, { values })
  await screen.findByText('We could not prepare the agreement. Try again.')
  status = 200
  await user.click(screen.getByRole('button', { name: 'Read the agreement' }))
  await waitFor(() => expect(open()).not.toBeNull())
  expect(asked).toHaveLength(3)
  renderForm(<ReadAgreement />, { values })
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Open/ })).toHaveLength(2))
  expect(asked).toHaveLength(3)
})
