import { describe, expect, it, test } from 'vitest'
import {
  beginningOf,
  condensed,
  type EvidenceLogLine,
  evidenceLimits,
  withoutKeys,
} from './evidence.ts'

const line = (at: string, more: Partial<EvidenceLogLine> = {}): EvidenceLogLine => ({
  ...{ at: `2026-11-22T${at}:00.000Z`, step: 'document.read', actor: 'staff', about: null },
  ...{ to: null, count: 1, ...more },
})

describe('the log', () => {
  it('merges repeated actions within an hour, and counts them', () => {
    const lines = [line('09:00'), line('09:20'), line('09:59'), line('10:00'), line('11:30')]
    const told = condensed(lines).map(({ at, count }) => `${at.slice(11, 16)} ${count}`)
    expect(told).toEqual(['09:00 3', '10:00 1', '11:30 1'])
  })

  it('keeps apart who did what about whom, in the order of time', () => {
    const lines = [
      line('09:30', { step: 'document-added', actor: 'traveller', about: 'Ana' }),
      line('09:10', { step: 'document-added', actor: 'traveller', about: 'Ben' }),
      line('09:00', { step: 'created', actor: 'traveller' }),
      line('09:40', { step: 'document-added', actor: 'traveller', about: 'Ana' }),
    ]
    const told = condensed(lines).map(({ about, count }) => `${about} ${count}`)
    expect(told).toEqual(['null 1', 'Ben 1', 'Ana 2'])
  })
})

test.each([
  ['See https://karibu.example/continue#token=abc now', 'See [link] now'],
  ['Write to mailto:help@karibu.example', 'Write to [link]'],
  [`Order ${'a1'.repeat(16)}.`, 'Order […].'],
  ['Your code is in the letter of TZ-001042.', 'Your code is in the letter of TZ-001042.'],
  ['one\n\n\n\ntwo', 'one\n\ntwo'],
])('%j reveals no key', (text, told) => expect(withoutKeys(text)).toBe(told))

test('a long letter begins, and says that it goes on', () => {
  expect(beginningOf('short')).toBe('short')
  const { letterLines, letterCharacters } = evidenceLimits
  expect(beginningOf('x\n'.repeat(500)).split('\n')).toHaveLength(letterLines)
  expect(beginningOf('x'.repeat(9000))).toHaveLength(letterCharacters + ' […]'.length)
})
