import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt, noteBuilt, versionOf } from './freshness.mjs'
import { bin, root, runQuietly } from './process.mjs'

const stands = (...paths) => paths.every((path) => existsSync(join(root, 'dist', path)))

/** A build has to fit beside PostgreSQL on a small machine: without a limit the engine keeps what it once had. */
const flags = ['--max-semi-space-size=8', '--max-old-space-size=512']

/** Runs a script of the build, each in a process of its own; what it says is told only where it failed. */
async function runScript(...script) {
  const { ok, output } = await runQuietly('node', [...flags, ...script])
  if (!ok) console.log(output)
  return ok
}

/** Builds the pages unless they stand already as the sources would make them. */
async function buildPages() {
  if (stands('web', 'widget') && isBuilt('pages')) return true
  console.log('Building the pages …')
  const version = versionOf('pages')
  // Until they are whole, they are those of no version.
  rmSync(join(root, 'dist/.pages.json'), { force: true })
  const isDrawn = await runScript(join(bin, 'astro'), 'build', '--silent')
  if (!(isDrawn && (await runScript('scripts/build-web.ts')))) return false
  noteBuilt('pages', version)
  return true
}

/** Builds the server unless it stands already as the sources would make it. */
export async function buildServer() {
  if (stands('server/main.js') && isBuilt('server')) return true
  console.log('Building the server …')
  const version = versionOf('server')
  if (!(await runScript('scripts/build-server.ts'))) return false
  noteBuilt('server', version)
  return true
}

/** Everything that `npm start` runs. */
export const build = async () => (await buildServer()) && (await buildPages())
