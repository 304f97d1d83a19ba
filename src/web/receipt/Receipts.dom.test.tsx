import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok, renderIsland, serve } from '../test-support.tsx'
import { Receipts } from './Receipts.tsx'

const items = [
  { number: 42, kind: 'receipt', amount: 233, issuedAt: '2026-11-21T09:00:00.000Z', url: '' },
  { number: 57, kind: 'credit-note', amount: 62.5, issuedAt: '2026-12-01T09:00:00.000Z', url: '' },
]
const list = 'GET /api/applications/7/receipts'
const one = 'GET /api/applications/7/receipt'

function show() {
  const piece = <Receipts application={{ id: 7, paymentStatus: 'paid' }} />
  return renderIsland(piece, ['receipts', 'error', 'form', 'site']).user
}

test('lists the papers with their days and amounts, and each is taken away under its own name', async () => {
  const pdf = { status: 200, body: '%PDF-', type: 'application/pdf' }
  const sent = serve({ [list]: ok({ items }), [one]: pdf })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const user = show()
  await screen.findByText('Receipt 000042', { selector: 'p' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/21 Nov 2026.*\$233\.00/),
    expect.stringMatching(/Credit note 000057.*\$62\.50/),
  ])
  await user.click(screen.getByRole('button', { name: /Credit note 000057/ }))
  await waitFor(() => expect(saved).toEqual(['credit-note-000057.pdf']))
  expect(sent.at(-1)).toMatchObject({ route: one, query: '?number=57' })
})

test('what was not paid by card has none, and says whom to ask', async () => {
  serve({ [list]: ok({ items: [] }) })
  show()
  await screen.findByText(/write to us/)
  expect(screen.queryByRole('list')).toBeNull()
})
