import { expect, test } from 'vitest'
import { detailsOf } from './audit-details.ts'

test('says codes and names of fields in words', () => {
  expect(detailsOf({ from: 'paid', processingType: 'super_urgent', version: 3 })).toEqual([
    { name: 'from', value: 'paid' },
    { name: 'processing type', value: 'super urgent' },
    { name: 'version', value: '3' },
  ])
})

test('lists and nested values stand in one line', () => {
  expect(detailsOf({ fields: ['name', 'email'], was: { role: 'agent', active: true } })).toEqual([
    { name: 'fields', value: 'name, email' },
    { name: 'was', value: 'role agent, active true' },
  ])
})

test('leaves out what says nothing', () => {
  expect(detailsOf({ note: null, names: [], text: '' })).toEqual([])
  expect(detailsOf({ twoPersonApproval: false })).toEqual([
    { name: 'two person approval', value: 'false' },
  ])
})
