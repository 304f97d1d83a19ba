import { expect, test } from 'vitest'
import { extended, moved } from './pages.ts'

const file = (name: string) => new File(['1'], name)
const pages = extended([], ['a', 'b', 'c'].map(file))
const names = (all: typeof pages) => all.map((page) => page.file.name).join('')

test.each([
  [2, -1, 'bac'],
  [2, 1, 'acb'],
  [1, -1, 'abc'],
  [3, 1, 'abc'],
  [9, 1, 'abc'],
] as const)('page %i moved by %i', (id, by, expected) => {
  expect(names(moved(pages, id, by))).toBe(expected)
})

test('further pictures come last, each with an id of its own', () => {
  const more = extended(moved(pages, 3, -1), [file('d')])
  expect(names(more)).toBe('acbd')
  expect(new Set(more.map(({ id }) => id)).size).toBe(4)
})
