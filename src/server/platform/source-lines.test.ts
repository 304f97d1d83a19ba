import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { inSources } from './source-lines.ts'

test('a place of a built file is told as that of its source, every other one as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karibu-lines-'))
  writeFileSync(
    join(folder, 'first.ts'),
    '// Two lines of nothing.\n\nexport function fail(): Error {\n  return new Error("no")\n}\n',
  )
  const built = join(folder, 'built.js')
  buildSync({
    entryPoints: [join(folder, 'first.ts')],
    outfile: built,
    format: 'esm',
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
  })
  const { fail } = await import(pathToFileURL(built).href)
  // As Node prints it: the test runner maps traces itself.
  const stack = `Error: no\n    at fail (${pathToFileURL(built).href}:1:32)\n    at node:internal:3:4`
  expect(fail()).toBeInstanceOf(Error)
  expect(inSources(stack)).toMatch(
    /^Error: no\n {4}at fail \(first\.ts:4:\d+\)\n {4}at node:internal:3:4$/,
  )
  rmSync(folder, { recursive: true })
  const elsewhere = `    at fail (${pathToFileURL(join(folder, 'gone.js')).href}:1:1)`
  expect(inSources(elsewhere)).toBe(elsewhere)
})
