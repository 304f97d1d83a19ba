import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { islandFiles, looseTexts } from './support/loose-texts.ts'

const samples = 'test/support/loose-texts.sample.tsx'
const found = looseTexts([...islandFiles(), samples])

test('no text of an island is lost when a translator puts an element in its place', () => {
  expect(found.filter((place) => !place.startsWith(samples))).toEqual([])
})

test('each way to write a text is judged', () => {
  const lines = readFileSync(samples, 'utf8').split('\n')
  const caught = found.flatMap((place) => {
    if (!place.startsWith(samples)) return []
    const upTo = lines.slice(0, Number(place.split(/[: ]/)[1]))
    return upTo.findLast((line) => line.includes('function '))?.match(/function (\w+)/)?.[1] ?? []
  })
  const all = lines.flatMap((line) => line.match(/function (\w+)/)?.[1] ?? [])
  expect(all.length).toBeGreaterThan(10)
  expect([...new Set(caught)].sort()).toEqual(all.filter((name) => name.startsWith('Loose')).sort())
})
