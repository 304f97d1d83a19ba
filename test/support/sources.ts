import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A source file: its path from the root, and its text without comments. */
export type Source = { path: string; text: string; code: string }

export type Import = { line: number; specifier: string; typeOnly: boolean; target: string | null }

const root = fileURLToPath(new URL('../../', import.meta.url))
const token =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const importPattern =
  /\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s*from\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/g

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

export function sourceOf(path: string, text: string): Source {
  const code = text.replace(token, (found) => (/^\/[*/]/.test(found) ? blank(found) : found))
  return { path, text, code }
}

/** Every file in the folders with this ending. */
export function readSources(folders: readonly string[], ending: RegExp): Source[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((path) => sourceOf(path, readFileSync(join(root, path), 'utf8')))
}

export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length

/** A file's imports and re-exports; `target` is the path of our own files. */
export function importsOf({ path, code }: Source): Import[] {
  return [...code.matchAll(importPattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? ''
    const line = lineAt(code, match.index)
    return { line, specifier, typeOnly: Boolean(match[1]), target: targetOf(path, specifier) }
  })
}

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.'))
    return normalize(join(dirname(path), specifier)).replace(/\?.*$/, '')
  return null
}

/** All matches of a pattern, as `path:line what`. */
export function findAll({ path, code }: Source, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(
    (match) => `${path}:${lineAt(code, match.index)} ${match[0]}`,
  )
}

/** Cycles in a graph of files, each as a path. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>()
  const way: string[] = []
  const circles: string[] = []
  const visit = (path: string): void => {
    if (finished.has(path)) return
    const start = way.indexOf(path)
    if (start >= 0) {
      circles.push([...way.slice(start), path].join(' → '))
      return
    }
    way.push(path)
    for (const next of graph.get(path) ?? []) visit(next)
    way.pop()
    finished.add(path)
  }
  for (const path of graph.keys()) visit(path)
  return circles
}
