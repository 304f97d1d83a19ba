/**
 * `npm run reproduce`: installs twice from the lock file into empty folders, without scripts, and
 * compares every file of both, and every version with the lock.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm, root } from '../scripts/process.mjs'

type Locked = Record<string, { version?: string }>

/** A line for each file and link: its path and hash. */
async function linesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const lines: string[] = []
  for (const entry of entries) {
    if (entry.isDirectory()) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    const content = entry.isSymbolicLink() ? await readlink(path) : await readFile(path)
    lines.push(`${createHash('sha256').update(content).digest('hex')}  ${name}`)
  }
  return lines.sort()
}

async function install(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'karibu-visa-install-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    await copyFile(join(root, file), join(folder, file))
  }
  const options = ['--no-save', '--include=dev', '--ignore-scripts', '--prefer-offline']
  const done = await npm(['install', ...options, '--loglevel=error', '--prefix', folder])
  if (!done) throw new Error('npm could not install what the lock file names')
  return folder
}

async function packagesOf(file: string): Promise<Locked> {
  return JSON.parse(await readFile(file, 'utf8')).packages
}

/** Packages installed in another version than locked, or not locked at all. */
async function strangersIn(folder: string): Promise<string[]> {
  const wanted = await packagesOf(join(root, 'package-lock.json'))
  const present = await packagesOf(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(present).flatMap(([path, { version }]) =>
    wanted[path]?.version === version ? [] : [`${path} ${version}`],
  )
}

const began = performance.now()
const folders = [await install(), await install()]
try {
  const [first = [], second = []] = await Promise.all(
    folders.map((folder) => linesOf(join(folder, 'node_modules'))),
  )
  const [known, same] = [new Set(first), new Set(second)]
  const differing = [
    ...first.filter((line) => !same.has(line)),
    ...second.filter((line) => !known.has(line)),
  ]
  const strangers = await strangersIn(folders[0] ?? '')
  for (const line of [...differing, ...strangers].slice(0, 40)) console.log(line)
  const tree = createHash('sha256').update(first.join('\n')).digest('hex').slice(0, 16)
  const seconds = ((performance.now() - began) / 1_000).toFixed(0)
  console.log(
    `${first.length} files, tree ${tree}: ${differing.length} differ, ${strangers.length} are not in the lock (${seconds} s)`,
  )
  process.exitCode = differing.length + strangers.length === 0 ? 0 : 1
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}
