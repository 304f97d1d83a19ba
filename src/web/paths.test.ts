import { expect, test } from 'vitest'
import { pathTo } from './paths.ts'

test('English has the plain address, other languages a prefix', () => {
  expect(pathTo('home', 'en')).toBe('/')
  expect(pathTo('status', 'en')).toBe('/status')
  expect(pathTo('home', 'tr')).toBe('/tr')
  expect(pathTo('status', 'tr')).toBe('/tr/status')
})

test('query values are encoded, and absent ones left out', () => {
  expect(pathTo('status', 'en', { id: 'TZ-1&x=2', orderId: undefined })).toBe(
    '/status?id=TZ-1%26x%3D2',
  )
  expect(pathTo('application', 'en', { step: 2 })).toBe('/application?step=2')
})
