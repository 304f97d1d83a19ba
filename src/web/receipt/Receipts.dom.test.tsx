import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Language } from '#domain/reference/languages.ts'
import { renderIsland } from '../test-support.tsx'
import { Receipts } from './Receipts.tsx'

const items = [
  { number: 42, kind: 'receipt', amount: 233, issuedAt: '2026-11-21T09:00:00.000Z', url: '' },
  { number: 57, kind: 'credit-note', amount: 62.5, issuedAt: '2026-12-01T09:00:00.000Z', url: '' },
]
const json = (status: number, body: object) => Response.json(body, { status })

/** Answers by the end of the URL; returns the requests. */
function serve(answers: Readonly<Record<string, () => Response>>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[address.replace('/api/applications/7/', '')]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return asked
}

function show(language: Language = 'en') {
  const piece = <Receipts application={{ id: 7, paymentStatus: 'paid' }} />
  return renderIsland(piece, ['receipts', 'error', 'form', 'site'], language).user
}

test('lists the papers of an application with their days and amounts', async () => {
  serve({ receipts: () => json(200, { items }) })
  show()
  await screen.findByText('Receipt 000042', { selector: 'p' })
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words[0]).toMatch(/21 Nov 2026.*\$233\.00/)
  expect(words[1]).toContain('Credit note 000057')
  expect(words[1]).toContain('$62.50')
})

test('a paper is taken away as a file under its own name', async () => {
  const pdf = new Response(new Blob(['%PDF-'], { type: 'application/pdf' }))
  const asked = serve({
    receipts: () => json(200, { items }),
    'receipt?number=57': () => pdf,
  })
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const user = show()
  await user.click(await screen.findByRole('button', { name: /Credit note 000057/ }))
  await waitFor(() => expect(saved).toEqual(['credit-note-000057.pdf']))
  expect(asked.at(-1)).toBe('/api/applications/7/receipt?number=57')
  click.mockRestore()
})

test('what was not paid by card has none, and says whom to ask', async () => {
  serve({ receipts: () => json(200, { items: [] }) })
  show('de')
  await screen.findByText(/Haben Sie anders bezahlt und brauchen eine, schreiben Sie uns/)
  expect(screen.queryByRole('list')).toBeNull()
})
