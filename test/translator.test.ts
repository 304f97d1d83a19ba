import { expect, test } from 'vitest'
import { islandFiles, looseTexts } from './support/loose-texts.ts'

const sample = 'test/support/loose-texts.sample.tsx'

test('no text of an island is lost when a translator puts an element in its place', () => {
  expect(looseTexts([...islandFiles(), sample])).toEqual([
    expect.stringContaining(`${sample}:`),
    expect.stringContaining(`${sample}:`),
  ])
})
