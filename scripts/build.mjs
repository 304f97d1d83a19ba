import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt, noteBuilt, versionOf } from './freshness.mjs'
import { npm, pinned, root } from './process.mjs'

const stands = (...paths) => paths.every((path) => existsSync(join(root, 'dist', path)))

/** Builds the pages unless they stand already as the sources would make them. */
async function buildPages() {
  if (stands('web', 'widget') && isBuilt('pages')) return true
  console.log('Building the pages …')
  const version = versionOf('pages')
  // Until they are whole, they are those of no version.
  rmSync(join(root, 'dist/.pages.json'), { force: true })
  if (!(await npm(['run', '--silent', 'build:pages']))) return false
  noteBuilt('pages', version)
  return true
}

/** Builds the server unless it stands already as the sources would make it. */
export async function buildServer() {
  if (stands('server/main.js') && isBuilt('server')) return true
  console.log('Building the server …')
  const version = versionOf('server')
  if (!(await pinned('tsx', ['scripts/build-server.ts']))) return false
  noteBuilt('server', version)
  return true
}

/** Everything that `npm start` runs. */
export const build = async () => (await buildServer()) && (await buildPages())
