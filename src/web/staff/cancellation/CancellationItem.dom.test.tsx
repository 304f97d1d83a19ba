import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, exampleAccount, ok, renderStaff, serve } from '../test-support.tsx'
import { type Cancellation, CancellationItem } from './CancellationItem.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const route = `POST /api/admin/cancellations/${id}`
const request: Cancellation = {
  id,
  state: 'open',
  applicantIds: [1],
  reason: 'Ill',
  refundCents: 114_66,
  ground: 'cancellation',
  createdAt: '2026-11-21T09:00:00.000Z',
  decidedAt: null,
  note: null,
  application: {
    id: 42,
    reference: 'TZ-000042',
    version: 3,
    status: 'paid',
    contactName: 'Amina Salehe',
  },
  applicants: [{ id: 1, firstName: 'Amina', lastName: 'Salehe', state: 'collecting' }],
  by: null,
}
const show = (changes: Partial<Cancellation> = {}, me = exampleAccount()) =>
  renderStaff(<CancellationItem request={{ ...request, ...changes }} showsApplication />, { me })

test('accepts with what was seen', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user } = show()
  expect(screen.getByText(/Shown as refundable: \$114\.66/)).toBeDefined()
  await user.click(button('Accept'))
  await user.click(button('Accept and withdraw'))
  await screen.findByText('The answer is on its way')
  expect(sent).toEqual([{ route, query: '', body: { decision: 'accepted', version: 3 } }])
})

test('declines with words only', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user } = show()
  await user.click(button('Decline'))
  await user.click(button('Decline and tell them'))
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Our answer' }), 'It is granted.')
  await user.click(button('Decline and tell them'))
  await screen.findByText('The answer is on its way')
  expect(sent).toMatchObject([{ body: { decision: 'declined', note: 'It is granted.' } }])
})

test('leads from what was accepted to the refund, for who may pay back', () => {
  show({ state: 'accepted', by: { id: 'ann', name: 'Ann' }, decidedAt: request.createdAt })
  const link = screen.getByRole('link', { name: 'Continue to the refund' })
  expect(link.getAttribute('href')).toBe('/admin/applications/42/actions')
})
