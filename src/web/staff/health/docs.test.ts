import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { docsFor } from './health.ts'

test('the guide for operators has every section that the page names', async () => {
  const guide = await readFile('docs/operations.md', 'utf8')
  const headings = new Set([...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading))
  expect(Object.values(docsFor).filter((section) => !headings.has(section))).toEqual([])
})
