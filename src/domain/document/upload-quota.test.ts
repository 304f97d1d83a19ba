import { expect, test } from 'vitest'
import { shippedRules } from '../rules/shipped.ts'
import { maxUploadBytes, requiredDocuments } from './document.ts'
import { applicationQuota, isOver, networkQuota, strangerQuota } from './upload-quota.ts'

const sent = (files: number, bytesEach: number) => ({ files, bytes: files * bytesEach })

test.each([1, 2, 10, 50])(
  '%i travellers may send every document four times a day',
  (applicants) => {
    const all = applicants * requiredDocuments(shippedRules, 'transit').length
    expect(isOver(sent(4 * all, maxUploadBytes), applicationQuota(applicants))).toBe(false)
  },
)

test('three groups of fifty behind one address are let through', () => {
  const group = 50 * 4
  expect(isOver(sent(3 * 4 * group, 2 * 1024 * 1024), networkQuota)).toBe(false)
})

test.each([
  ['files', sent(41, 1), applicationQuota(1)],
  ['bytes', sent(39, maxUploadBytes + 200_000), applicationQuota(1)],
  ['files of strangers', sent(201, 1), strangerQuota],
  ['bytes of strangers', sent(101, maxUploadBytes), strangerQuota],
  ['files of a network', sent(4_001, 1), networkQuota],
])('too many %s are too many', (_, used, allowed) => expect(isOver(used, allowed)).toBe(true))
