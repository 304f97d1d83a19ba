import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReorderBuffer } from './reorder-buffer.ts'

test('hands on what is next, and with it what waited for it', () => {
  const order = new ReorderBuffer<string>(7)
  expect(order.take(10, 'c')).toEqual([])
  expect(order.take(9, 'b')).toEqual([])
  expect([order.last, order.waitsFor]).toEqual([7, 10])
  expect(order.take(8, 'a')).toEqual(['a', 'b', 'c'])
  expect([order.last, order.waitsFor]).toEqual([10, null])
  expect(order.take(9, 'b')).toEqual([])
  expect(order.take(11, 'd')).toEqual(['d'])
})

test('goes past numbers that never come, and only past those', () => {
  const order = new ReorderBuffer<string>(0)
  order.take(3, 'c')
  order.take(6, 'f')
  expect(order.skipTo(4)).toEqual(['c'])
  expect(order.last).toBe(4)
  expect(order.take(5, 'e')).toEqual(['e', 'f'])
  expect(order.skipTo(2)).toEqual([])
  expect(order.last).toBe(6)
  expect(order.skipTo(9)).toEqual([])
  expect(order.take(10, 'j')).toEqual(['j'])
})

test('everything comes out once and in order, however it is mixed, repeated and left out', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 })
  fc.assert(
    fc.property(numbers, fc.array(fc.nat()), (given, again) => {
      const order = new ReorderBuffer<number>(0)
      const heard = [...given, ...again.map((at) => given[at % given.length] ?? 0)]
      const out = heard.flatMap((number) => order.take(number, number))
      out.push(...order.skipTo(60))
      expect(out).toEqual([...given].sort((a, b) => a - b))
      expect(order.waitsFor).toBeNull()
    }),
  )
})
