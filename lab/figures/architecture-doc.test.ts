import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawArchitecture, pictureFile } from './architecture.ts'

test('the picture of the architecture shows the imports as they are: npm run --prefix lab picture', () => {
  expect(readFileSync(pictureFile, 'utf8') === drawArchitecture('.')).toBe(true)
})

test('every file that docs/architecture.md names exists', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const named = [...text.matchAll(/`((?:src|test|scripts|lab|docs|migrations)\/[^`\s*{<…]*)`/g)]
  const paths = named.map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
