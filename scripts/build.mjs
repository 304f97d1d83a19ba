import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './process.mjs'

// Everything the pages are made of, besides the company's facts in the environment. The server is
// not: it is never bundled.
const sources = [
  'src/domain',
  'src/phrases',
  'src/contract',
  'src/client',
  'src/reader',
  'src/web',
  'src/widget',
  'public',
  'astro.config.ts',
  'scripts/build-web.ts',
  'scripts/build-widget.ts',
  'scripts/site-manifest.ts',
  'scripts/parts-page.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const stamp = join(root, 'dist/.stamp')

function* filesIn(path) {
  if (!existsSync(join(root, path))) return
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(inside)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield inside
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    const isFile = /\.\w+$/.test(source)
    for (const file of isFile ? [source] : filesIn(source)) {
      if (existsSync(join(root, file)))
        hash.update(`${file}\0`).update(readFileSync(join(root, file)))
    }
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('COMPANY_')) hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex')
}

const isBuilt = (wanted) =>
  ['web', 'widget'].every((part) => existsSync(join(root, 'dist', part))) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === wanted

/** Builds the pages unless they stand already as the sources would make them. */
export async function buildWeb() {
  const wanted = fingerprint()
  if (isBuilt(wanted)) return true
  console.log('Building the pages …')
  rmSync(stamp, { force: true })
  if (!(await npm(['run', '--silent', 'build']))) return false
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}
