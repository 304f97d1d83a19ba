import { expect, it } from 'vitest'
import { timelineOf } from './dispute-timeline.ts'

const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`

it('puts everything in one order, the newest first', () => {
  const told = {
    payment: { amountCents: 233_00, at: day(1) },
    news: [
      { state: 'inquiry', at: day(2) },
      { state: 'open', at: day(4) },
    ],
    booked: [{ kind: 'dispute', amountCents: -233_00, at: day(4) }],
    bundles: [{ at: day(5), by: 'Asha' }],
  } as const
  const order = timelineOf(told).map(({ kind, at }) => `${kind} ${at.slice(8, 10)}`)
  expect(order).toEqual(['bundle 05', 'booked 04', 'news 04', 'news 02', 'paid 01'])
})

it('is empty where nothing is known', () => {
  expect(timelineOf({ payment: null, news: [], booked: [], bundles: [] })).toEqual([])
})
