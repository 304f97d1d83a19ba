import { expect, test } from 'vitest'
import { type Column, cardLines } from './columns.ts'

const column = (name: string, card?: Column<string>['card']): Column<string> => ({
  ...{ name, head: name, cell: (row) => row },
  ...(card ? { card } : {}),
})

test('a card has lines in their order, each with what begins and what ends it; the rest is for tables', () => {
  const columns = [
    column('time', { line: 2 }),
    column('what', { line: 1 }),
    column('key'),
    column('sum', { line: 1, isEnd: true }),
    column('who', { line: 2 }),
  ]
  const names = cardLines(columns).map(({ start, end }) =>
    [start, end].map((side) => side.map(({ name }) => name)),
  )
  expect(names).toEqual([
    [['what'], ['sum']],
    [['time', 'who'], []],
  ])
})
