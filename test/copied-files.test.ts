import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files copied from packages too large to install, each beside its origin. */
const copies: readonly [string, string, Readonly<Record<string, string>>?][] = [
  ['src/web/document/photo/nets', '@vladmandic/face-api/model', { LICENSE: '../LICENSE' }],
  [
    'public/assets/heic-to',
    'heic-to',
    { 'heic-to-1.5.2.js': 'dist/csp/heic-to.min.js', 'LICENSE.txt': 'LICENSE' },
  ],
]

test('what is copied out of a package is what the locked version of it holds, to the byte', () => {
  for (const [folder, home, names = {}] of copies) {
    for (const name of readdirSync(folder)) {
      const original = join('node_modules', home, names[name] ?? name)
      expect(readFileSync(join(folder, name)).equals(readFileSync(original)), name).toBe(true)
    }
  }
})
