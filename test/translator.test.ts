import { expect, test } from 'vitest'
import * as samples from './support/loose-texts.sample.tsx'
import { islandFiles, looseTexts } from './support/loose-texts.ts'

const sample = 'test/support/loose-texts.sample.tsx'

test('no text of an island is lost when a translator puts an element in its place', () => {
  const found = looseTexts([...islandFiles(), sample])
  const loose = Object.keys(samples).filter((name) => name.startsWith('Loose'))
  expect(found).toEqual(loose.map(() => expect.stringContaining(`${sample}:`)))
})
