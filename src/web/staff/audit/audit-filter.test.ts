import { expect, test } from 'vitest'
import { auditFilterIn, isReference, questionOf } from './audit-filter.ts'

const read = (texts: Record<string, string>) => auditFilterIn((name) => texts[name] ?? null)

test('an application may be typed as people do, and is asked for by its number', () => {
  expect(read({ application: ' tz 1042 ' })).toEqual({ application: 'TZ-001042' })
  expect(questionOf(read({ application: ' tz 1042 ' }))).toEqual({ applicationId: 1042 })
  expect(['abc', ' tz 1042 ', ' '].map(isReference)).toEqual([false, true, true])
})

test('asks for everything that is chosen, and for nothing that makes no sense', () => {
  const full = { staffId: 'ann', action: 'document.read', from: '2026-11-01', to: '2026-11-21' }
  expect(questionOf(read({ ...full, application: 'TZ-001042' }))).toEqual({
    ...full,
    applicationId: 1042,
  })
  expect(read({ staffId: 'ann', action: 'staff.left', application: 'abc', to: 'soon' })).toEqual({
    staffId: 'ann',
  })
})
