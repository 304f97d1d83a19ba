import { expect, test } from 'vitest'
import { createPot } from './pot.ts'

function fill(pot: ReturnType<typeof createPot>) {
  const cut: string[] = []
  const enter = (network: string, name: string) => pot.enter(network, () => cut.push(name))
  return { cut, enter }
}

test('a full network gives up its oldest, and costs no other one anything', () => {
  const pot = createPot({ perNetwork: 2, total: 100 })
  const { cut, enter } = fill(pot)
  enter('honest', 'h')
  for (const name of ['a', 'b', 'c', 'd']) enter('crowd', name)
  expect(cut).toEqual(['a', 'b'])
  expect(pot.size).toBe(3)
})

test('a full house gives up the oldest of its fullest network', () => {
  const pot = createPot({ perNetwork: 10, total: 4 })
  const { cut, enter } = fill(pot)
  enter('honest', 'h')
  for (const name of ['a', 'b', 'c']) enter('crowd', name)
  enter('newcomer', 'n')
  expect(cut).toEqual(['a'])
})

test('whoever leaves makes room, once', () => {
  const pot = createPot({ perNetwork: 1, total: 10 })
  const { cut, enter } = fill(pot)
  const leave = enter('one', 'a')
  leave()
  leave()
  enter('one', 'b')
  expect([cut, pot.size]).toEqual([[], 1])
})

test('behind a proxy stand many, who share its address only', () => {
  const pot = createPot({ perNetwork: 1, total: 3 }, (network) => network === 'proxy')
  const { cut, enter } = fill(pot)
  for (const name of ['a', 'b', 'c']) enter('proxy', name)
  expect(cut).toEqual([])
  enter('other', 'd')
  expect(cut).toEqual(['a'])
})

test('all can be sent away', () => {
  const pot = createPot({ perNetwork: 9, total: 9 })
  const { cut, enter } = fill(pot)
  for (const name of ['a', 'b']) enter('one', name)
  enter('two', 'c')
  pot.empty()
  expect([cut, pot.size]).toEqual([['a', 'b', 'c'], 0])
})
