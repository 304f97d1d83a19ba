import { expect, test } from 'vitest'
import { backEdges, circles, floors, graphOf, reduced, withoutBackEdges } from './graph.ts'
import {
  castsIn,
  figuresOfAll,
  folderGraph,
  functionLines,
  quantile,
  statementsIn,
} from './measures.ts'
import { sourceOf } from './sources.ts'

const letters = (text: string) =>
  graphOf(text.split(' ').map((edge) => [edge[0] ?? '', edge[1] ?? '']))

test('circles are found, and the fewest arrows that close them', () => {
  expect(circles(letters('ab bc cd'))).toEqual([])
  const graph = letters('ab bc ca ad da ae')
  expect(circles(graph).map((each) => each.sort())).toEqual([['a', 'b', 'c', 'd']])
  expect(backEdges(graph)).toHaveLength(2)
  expect(circles(withoutBackEdges(graph))).toEqual([])
})

test('a node stands one floor above the highest that it points at; implied arrows go', () => {
  const graph = letters('ab bc ac')
  expect(Object.fromEntries(floors(graph))).toEqual({ a: 2, b: 1, c: 0 })
  expect([...(reduced(graph).get('a') ?? [])]).toEqual(['b'])
})

test('lines, casts, statements and imports are read from the syntax, not from text', () => {
  const source = sourceOf(
    'src/server/pay/a.ts',
    [
      "import { b } from '../data/b.ts'",
      "import type { sql } from 'kysely'",
      '// db.selectFrom(x) as y',
      'export function one() {',
      "  return [1 as unknown, 'as x', [] as const]",
      '}',
      "db.selectFrom('a')",
      'await sql`select 1`.execute(db)',
      'const part = sql`x`',
    ].join('\n'),
  )
  expect(functionLines(source)).toEqual([3])
  expect(castsIn(source)).toBe(1)
  expect(statementsIn(source)).toBe(2)
  expect([source.imports, source.packages]).toEqual([['src/server/data/b.ts'], ['kysely']])
  expect(figuresOfAll([source])).toMatchObject({
    'statements elsewhere in server': 2,
    'of these outside server/data and db': 1,
  })
  expect(folderGraph([source], 'server')).toEqual(graphOf([['pay', 'data']]))
})

test('quantiles', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9)
  expect(quantile([], 0.5)).toBe(0)
})
