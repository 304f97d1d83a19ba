import { expect, test } from 'vitest'
import { createWaitingRoom } from './waiting-room.ts'

function fill(waitingRoom: ReturnType<typeof createWaitingRoom>) {
  const cut: string[] = []
  const enter = (network: string, name: string) => waitingRoom.enter(network, () => cut.push(name))
  return { cut, enter }
}

test('a full network gives up its oldest, and costs no other one anything', () => {
  const waitingRoom = createWaitingRoom({ perNetwork: 2, total: 100 })
  const { cut, enter } = fill(waitingRoom)
  enter('honest', 'h')
  for (const name of ['a', 'b', 'c', 'd']) enter('crowd', name)
  expect(cut).toEqual(['a', 'b'])
  expect(waitingRoom.size).toBe(3)
})

test('a full house gives up the oldest of its fullest network', () => {
  const waitingRoom = createWaitingRoom({ perNetwork: 10, total: 4 })
  const { cut, enter } = fill(waitingRoom)
  enter('honest', 'h')
  for (const name of ['a', 'b', 'c']) enter('crowd', name)
  enter('newcomer', 'n')
  expect(cut).toEqual(['a'])
})

test('leaving makes room, once', () => {
  const waitingRoom = createWaitingRoom({ perNetwork: 1, total: 10 })
  const { cut, enter } = fill(waitingRoom)
  const leave = enter('one', 'a')
  leave()
  leave()
  enter('one', 'b')
  expect([cut, waitingRoom.size]).toEqual([[], 1])
})

test('behind a proxy stand many, who share its address only', () => {
  const isShared = (network: string) => network === 'proxy'
  const waitingRoom = createWaitingRoom({ perNetwork: 1, total: 3 }, isShared)
  const { cut, enter } = fill(waitingRoom)
  for (const name of ['a', 'b', 'c']) enter('proxy', name)
  expect(cut).toEqual([])
  enter('other', 'd')
  expect(cut).toEqual(['a'])
})

test('all can be sent away', () => {
  const waitingRoom = createWaitingRoom({ perNetwork: 9, total: 9 })
  const { cut, enter } = fill(waitingRoom)
  for (const name of ['a', 'b']) enter('one', name)
  enter('two', 'c')
  waitingRoom.empty()
  expect([cut, waitingRoom.size]).toEqual([['a', 'b', 'c'], 0])
})
