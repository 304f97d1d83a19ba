import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samples } from './support/loose-texts.sample.tsx'
import { islandFiles, looseTexts } from './support/loose-texts.ts'

const file = 'test/support/loose-texts.sample.tsx'
const found = looseTexts([...islandFiles(), file])

test('no text of an island is lost when a translator puts an element in its place', () => {
  expect(found.filter((place) => !place.startsWith(file))).toEqual([])
})

test('each way to write a text is judged', () => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const caught = found.flatMap((place) => {
    if (!place.startsWith(file)) return []
    const upTo = lines.slice(0, Number(place.split(/[: ]/)[1]))
    return upTo.findLast((line) => line.includes('function '))?.match(/function (\w+)/)?.[1] ?? []
  })
  const loose = samples.map(({ name }) => name).filter((name) => name.startsWith('Loose'))
  expect([...new Set(caught)]).toEqual(loose)
})
