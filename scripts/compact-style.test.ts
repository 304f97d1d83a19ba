import { expect, test } from 'vitest'
import { compactStyle } from './compact-style.ts'

test('a page keeps the rules of classes that it has, by their names in it, and those without', () => {
  const css =
    'a{top:0}.used,.not{top:1px}.not:hover{top:2px}:is(.used>*){top:3px}@media print{.not{top:4px}}'
  const compact = compactStyle(
    css,
    (name) => name === 'used',
    (name) => name.toUpperCase(),
  )
  expect(compact).toBe('a{top:0}.USED{top:1px}:is(.USED>*){top:3px}')
})
