import { expect, test } from 'vitest'
import { extended, moved } from './pages.ts'

const file = (name: string) => new File(['1'], name)
const pages = extended([], ['a', 'b', 'c'].map(file))
const names = (all: typeof pages) => all.map((page) => page.file.name).join('')

test('a page moves by one, and not beyond the ends', () => {
  expect(names(moved(pages, 2, -1))).toBe('bac')
  expect(names(moved(pages, 2, 1))).toBe('acb')
  const steps = [moved(pages, 1, -1), moved(pages, 3, 1), moved(pages, 9, 1)]
  expect(steps.map(names)).toEqual(['abc', 'abc', 'abc'])
})

test('further pictures come last, each with an id of its own', () => {
  const more = extended(moved(pages, 3, -1), [file('d')])
  expect(names(more)).toBe('acbd')
  expect(new Set(more.map(({ id }) => id)).size).toBe(4)
})
