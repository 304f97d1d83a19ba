import { expect, test } from 'vitest'
import { detailsOf } from './audit-details.ts'

const words = {
  yes: 'yes',
  no: 'no',
  named: (key: string) => (key === 'to' ? 'after' : null),
  called: (text: string) => (text === 'a1b2' ? 'Neema' : null),
  price: (cents: number) => `$${cents / 100}`,
}

test('calls details by their names, the others as they are kept, and what was before what is', () => {
  expect(detailsOf({ to: 'paid', from: 'pending', processingType: 'super_urgent' }, words)).toEqual(
    [
      { name: 'from', value: 'pending' },
      { name: 'after', value: 'paid' },
      { name: 'processing type', value: 'super urgent' },
    ],
  )
})

test('lists and nested values stand in one line', () => {
  const details = { fields: ['name', 'email'], was: { role: 'agent', active: true }, version: 3 }
  expect(detailsOf(details, words)).toEqual([
    { name: 'fields', value: 'name, email' },
    { name: 'was', value: 'role agent, active yes' },
    { name: 'version', value: '3' },
  ])
})

test('calls colleagues by name and writes cents as money', () => {
  expect(detailsOf({ to: 'a1b2', amountCents: 6250 }, words)).toEqual([
    { name: 'after', value: 'Neema' },
    { name: 'amount', value: '$62.5' },
  ])
})

test('leaves out what says nothing', () => {
  expect(detailsOf({ note: null, names: [], text: '' }, words)).toEqual([])
  expect(detailsOf({ twoPersonApproval: false }, words)).toEqual([
    { name: 'two person approval', value: 'no' },
  ])
})
