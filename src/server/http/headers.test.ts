import { expect, test } from 'vitest'
import { applyHeaders } from './headers.ts'

const headersOf = (secure: boolean, given: Record<string, string> = {}) => {
  const headers = new Headers(given)
  applyHeaders(headers, secure)
  return headers
}

test('every answer says what browsers may make of it', () => {
  const headers = headersOf(true)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('https is asked for in all the future, where there is https', () => {
  const header = 'strict-transport-security'
  expect(headersOf(true).get(header)).toBe('max-age=63072000; includeSubDomains')
  expect(headersOf(false).get(header)).toBeNull()
})

test('what an answer says itself stands', () => {
  const own = { 'content-security-policy': "default-src 'self'", 'referrer-policy': 'no-referrer' }
  const headers = headersOf(true, own)
  expect(headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headersOf(true, { 'cache-control': 'no-store' }).get('cache-control')).toBe('no-store')
})
