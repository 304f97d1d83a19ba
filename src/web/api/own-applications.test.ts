import { expect, test } from 'vitest'
import { likelyApplication, type OwnApplication } from './own-applications.ts'

const item = (id: number, paymentStatus: OwnApplication['paymentStatus']): OwnApplication => ({
  ...{ id, reference: `TZ-00000${id}`, orderId: `order-${id}`, status: 'pending', paymentStatus },
  ...{ createdAt: '2026-11-21T04:00:00Z', completedAt: null },
})
const isPaid = ({ paymentStatus }: OwnApplication) => paymentStatus === 'paid'

test('the application that the tab was about before it was loaded again comes first', () => {
  const items = [item(3, 'paid'), item(2, 'unpaid')]
  expect(likelyApplication(items, 2, isPaid)?.id).toBe(2)
})

test('else the newest that fits, else the newest', () => {
  expect(likelyApplication([item(3, 'unpaid'), item(2, 'paid')], 9, isPaid)?.id).toBe(2)
  expect(likelyApplication([item(3, 'unpaid'), item(2, 'unpaid')], null, isPaid)?.id).toBe(3)
  expect(likelyApplication([], 1)).toBeNull()
})
