/**
 * Collects in dist/bundle everything a server needs besides Node and PostgreSQL: programs, pages,
 * migrations, and the required part of node_modules. The container image is this folder.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fontFiles } from '../src/server/platform/adapters/document-printer/fonts.ts'
import { root } from './process.mjs'

type Manifest = {
  name: string
  version: string
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
}

const bundle = join(root, 'dist/bundle')
const draft = `${bundle}-${process.pid}`
const modules = join(root, 'node_modules')
const { resolve } = createRequire(import.meta.url)

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function copy(from: string, to = relative(root, from)): void {
  cpSync(from, join(draft, to), { recursive: true })
}

/** Of these packages only a few files are read, and no dependencies. */
const partly: Readonly<Record<string, readonly string[]>> = {
  'pdfjs-dist': [
    'legacy/build/pdf.mjs',
    'legacy/build/pdf.worker.mjs',
    'cmaps',
    'standard_fonts',
    'wasm',
  ],
  'swagger-ui-dist': ['swagger-ui.css', 'swagger-ui-bundle.js'],
  ...Object.fromEntries(
    fontFiles.map(({ package: name, files }) => {
      const entry = relative(join(modules, name), resolve(name))
      return [name, [entry, ...files.map((file) => join(dirname(entry), file))]]
    }),
  ),
}

/** These packages with their dependencies on this machine; missing ones were optional. */
function withNeeds(names: readonly string[]): string[] {
  const found = new Set(names.filter((name) => existsSync(join(modules, name))))
  for (const name of found) {
    if (name in partly) continue
    const needs: Manifest = readJson(join(modules, name, 'package.json'))
    for (const other of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies })) {
      if (existsSync(join(modules, other))) found.add(other)
    }
  }
  return [...found].sort()
}

/** Used by pdf.js, which resolves it itself. */
const drawnOn = '@napi-rs/canvas'

/** Packages that a build's programs load from node_modules. */
export const packagesOf = (build: string): string[] =>
  withNeeds([...readJson(join(build, 'packages.json')), drawnOn, ...Object.keys(partly)])

function takeModules(build: string): void {
  for (const name of packagesOf(build)) {
    const files = partly[name]
    const home = join(modules, name)
    if (!files) copy(home)
    else {
      const about = globSync(['package.json', '{LICENSE,NOTICE}*'], { cwd: home })
      for (const file of [...about, ...files]) copy(join(home, file))
    }
  }
}

/** Licences of all included packages: copied, or bundled into programs and pages. */
function licences(): string {
  const textsIn = (folder: string) =>
    globSync('{LICEN[CS]E,COPYING,NOTICE}*', { cwd: join(root, folder) }).map((file) =>
      readFileSync(join(root, folder, file), 'utf8').trim(),
    )
  const installed: Record<string, { dev?: true; version: string; license?: string }> = readJson(
    join(modules, '.package-lock.json'),
  ).packages
  const packages = Object.entries(installed)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version, license = 'see its package' }]) => {
      const name = path.replace(/^.*node_modules\//, '')
      return [`${name} ${version}: ${license}`, ...textsIn(path)]
    })
  const copied = globSync('src/**/LICENSE', { cwd: root })
    .sort()
    .map((file) => [dirname(file), ...textsIn(dirname(file))])
  return [...copied, ...packages]
    .map((texts) => texts.join('\n\n'))
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}

/** Copies the newest programs and the pages; returns the version's folder. */
function takeBuilt(): string {
  const server = join(root, 'dist/server')
  const version = /\.\/([0-9a-f]{16})\//.exec(readFileSync(join(server, 'main.js'), 'utf8'))?.[1]
  if (!version) throw new Error('The server is not built')
  for (const name of readdirSync(server)) {
    if (name.endsWith('.js') || name === version) copy(join(server, name))
  }
  for (const part of ['web', 'widget']) copy(join(root, 'dist', part))
  return join(server, version)
}

/** Makes it readable by any account: the engine creates its code cache private. */
function openToAll(): void {
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o555 : 0o444))
  }
}

function gather(): void {
  mkdirSync(draft, { recursive: true })
  for (const name of ['LICENSE', 'migrations']) copy(join(root, name))
  const { name, version }: Manifest = readJson(join(root, 'package.json'))
  const manifest = { name, version, private: true, type: 'module' }
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  takeModules(takeBuilt())
  writeFileSync(join(draft, 'LICENSES-OF-PACKAGES.txt'), licences())
  openToAll()
  rmSync(bundle, { recursive: true, force: true })
  renameSync(draft, bundle)
}

if (process.argv[1] === import.meta.filename) {
  try {
    gather()
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
