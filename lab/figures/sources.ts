import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A syntax tree node. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

export type Source = {
  /** From the root, with forward slashes. */
  path: string
  text: string
  lines: number
  tree: Node
  /** Our files that it imports or re-exports, types included. */
  imports: readonly string[]
  /** All other imports. */
  packages: readonly string[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The node and all its descendants, parents first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesOf(child)
  }
}

function specifiersOf(tree: Node): string[] {
  return [...nodesOf(tree)].flatMap(({ type, source }) => {
    const names = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']
    const isImport = names.includes(type) || type === 'ImportExpression'
    const value = isImport && isNode(source) ? source.value : undefined
    return typeof value === 'string' ? [value] : []
  })
}

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (!specifier.startsWith('.')) return null
  return normalize(join(dirname(path), specifier)).replace(/\?.*$/, '')
}

export function sourceOf(path: string, text: string): Source {
  const tree = parseSync(path, text).program as unknown as Node
  const specifiers = specifiersOf(tree)
  const targets = specifiers.map((specifier) => targetOf(path, specifier))
  return {
    ...{ path, text, tree },
    lines: text === '' ? 0 : text.replace(/\n$/, '').split('\n').length,
    imports: targets.filter((target) => target !== null),
    packages: specifiers.filter((_, index) => targets[index] === null),
  }
}

/** Every TypeScript file in the folders of a checkout. */
export function readSources(root: string, folders: readonly string[]): Source[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((file) => !/node_modules|\.d\.ts$/.test(file))
    .sort()
    .map((file) => sourceOf(file.slice(join(root, '/').length), readFileSync(file, 'utf8')))
}

/** Tests and their support files. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/test-support\.tsx?$/.test(path)
