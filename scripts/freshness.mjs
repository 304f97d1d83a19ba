import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './process.mjs'

/** Everything that a part of dist/ is made of. */
const parts = {
  pages: {
    sources: [
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
      'scripts/compact-page.ts',
      'scripts/compact-style.ts',
      'scripts/shared-chunks.ts',
      'scripts/parts-page.ts',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ],
  },
  server: {
    sources: [
      'src/domain',
      'src/phrases',
      'src/contract',
      'src/reader',
      'src/pdf',
      'src/server',
      'src/sandbox-gateway',
      'src/sandbox-messenger',
      'src/private-postgres',
      'src/web',
      'scripts/build-server.ts',
      'scripts/reset-owner.ts',
      'scripts/backup.ts',
      'scripts/restore.ts',
      'scripts/rotate-key.ts',
      'scripts/command.ts',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ],
  },
}

/** Folders that parts share are walked once. */
const walked = new Map()

function filesIn(source) {
  const known = walked.get(source)
  if (known) return known
  const files = /\.\w+$/.test(source) ? [source] : [...walk(source)]
  walked.set(source, files)
  return files
}

function* walk(folder) {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* walk(inside)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield inside
  }
}

/** A line for each of a part's files, as `tell` tells it. */
const linesOf = (part, tell) =>
  parts[part].sources.flatMap(filesIn).map((file) => `${file} ${tell(file)}`)

function look(file) {
  const { size, mtimeMs, ino } = statSync(`${root}/${file}`)
  return `${size} ${mtimeMs} ${ino}`
}

// Loaded where files have to be read: that alone takes as long as looking at all of them.
const sha256 = () => createRequire(import.meta.url)('node:crypto').createHash('sha256')

function contentOf(part) {
  const read = (file) =>
    sha256()
      .update(readFileSync(join(root, file)))
      .digest('hex')
  return sha256().update(linesOf(part, read).join('\n')).digest('hex').slice(0, 16)
}

const noteOf = (part) => join(root, 'dist', `.${part}.json`)

function readNote(part) {
  try {
    return JSON.parse(readFileSync(noteOf(part), 'utf8'))
  } catch {
    return {}
  }
}

/**
 * What a part is to be built from, as a version of sixteen digits. Most starts find every file with the size
 * and the time that it had: then nothing is read.
 */
export function versionOf(part) {
  const looks = linesOf(part, look).join('\n')
  const note = readNote(part)
  const version = note.looks === looks ? note.version : contentOf(part)
  return { version, looks, isNoted: note.version === version && note.looks === looks, note }
}

/** Whether the part was built from what lies there now; files that were only touched are remembered so. */
export function isBuilt(part) {
  const { version, looks, isNoted, note } = versionOf(part)
  if (note.version !== version) return false
  if (!isNoted) noteBuilt(part, { version, looks })
  return true
}

/** After a build: from what it was made. Taken before it, so that what changes meanwhile is built again. */
export function noteBuilt(part, { version, looks }) {
  const file = noteOf(part)
  const draft = `${file}-${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify({ version, looks }))
  renameSync(draft, file)
}
