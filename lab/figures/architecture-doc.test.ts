import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawArchitecture, pictureFile } from './architecture.ts'

test('the picture of the architecture shows the imports as they are: npm run --prefix lab picture', () => {
  expect(readFileSync(pictureFile, 'utf8') === drawArchitecture('.')).toBe(true)
})
