import { expect, test } from 'vitest'
import { addressOf, filterIn, noFilter, questionOf, wrongIn } from './audit-filter.ts'

const full = {
  staffId: 'ann',
  action: 'document.read',
  application: 'TZ-001042',
  from: '2026-11-01',
  to: '2026-11-21',
}

test('the address holds the view, and gives it back', () => {
  expect(filterIn(addressOf(full))).toEqual(full)
  expect(addressOf(noFilter).toString()).toBe('')
})

test('an application may be typed as people do, and is asked for by its number', () => {
  const typed = { ...noFilter, application: ' tz 1042 ' }
  expect(wrongIn(typed)).toEqual([])
  expect(questionOf(typed)).toEqual({ applicationId: 1042 })
  expect(addressOf(typed).get('application')).toBe('TZ-001042')
})

test('asks for everything that is chosen, and for nothing else', () => {
  expect(questionOf(full)).toEqual({
    staffId: 'ann',
    action: 'document.read',
    applicationId: 1042,
    from: '2026-11-01',
    to: '2026-11-21',
  })
  expect(questionOf(noFilter)).toEqual({})
})

test('what makes no sense in an address is left out of the view', () => {
  const query = new URLSearchParams(
    'staffId=ann&action=staff.left&application=abc&from=2026-02-30&to=soon&cursor=1',
  )
  expect(filterIn(query)).toEqual({ ...noFilter, staffId: 'ann' })
})

test('says what is wrong, and where', () => {
  expect(wrongIn({ ...noFilter, application: 'abc', from: '1', to: '2026-02-30' })).toEqual([
    { name: 'application', why: 'application.malformed' },
    { name: 'from', why: 'day.malformed' },
    { name: 'to', why: 'day.malformed' },
  ])
  expect(wrongIn({ ...noFilter, from: '2026-11-21', to: '2026-11-20' })).toEqual([
    { name: 'to', why: 'day.order' },
  ])
  expect(wrongIn({ ...noFilter, from: '2026-11-21', to: '2026-11-21' })).toEqual([])
})
