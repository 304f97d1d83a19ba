import { backEdges, circles, type Graph, graphOf } from './graph.ts'
import { isTest, type Node, nodesOf, type Source } from './sources.ts'

/** The quantile for a share; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const roomOf = (path: string): string =>
  /^src\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? ''

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Lines of every function, nested ones included. */
export function functionLines({ tree, text }: Source): number[] {
  return [...nodesOf(tree)]
    .filter(({ type, body }) => functions.includes(type) && body !== null)
    .map(({ start, end }) => text.slice(start, end).split('\n').length)
}

const isConst = (annotation: unknown): boolean => {
  const name = (annotation as Node | undefined)?.typeName as Node | undefined
  return name?.name === 'const'
}

/** `as` casts, without `as const`. */
export const castsIn = ({ tree }: Source): number =>
  [...nodesOf(tree)].filter(
    ({ type, typeAnnotation }) => type === 'TSAsExpression' && !isConst(typeAnnotation),
  ).length

const begins = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']

/** Statements: a query builder's first call, or an executed sql`…`. */
export const statementsIn = ({ tree }: Source): number =>
  [...nodesOf(tree)].filter(({ type, callee }) => {
    if (type !== 'CallExpression') return false
    const { property, object } = (callee ?? {}) as { property?: Node; object?: Node }
    const name = String(property?.name)
    if (begins.includes(name)) return true
    const tag = object?.type === 'TaggedTemplateExpression' ? (object.tag as Node) : undefined
    return name === 'execute' && tag?.name === 'sql'
  }).length

/** Folders of a room with their imports; loose files are excluded. */
export function folderGraph(sources: readonly Source[], room: string): Graph {
  const folderOf = (path: string) => new RegExp(`^src/${room}/([^/]+)/`).exec(path)?.[1]
  const edges = sources.flatMap(({ path, imports }) =>
    imports.flatMap((target) => {
      const [from, to] = [folderOf(path), folderOf(target)]
      return from && to ? [[from, to] as const] : []
    }),
  )
  return graphOf(
    edges,
    sources.flatMap(({ path }) => folderOf(path) ?? []),
  )
}

/** Rooms of src with their imports. */
export function roomGraph(sources: readonly Source[]): Graph {
  const edges = sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => target.startsWith('src/'))
      .map((target) => [roomOf(path), roomOf(target)] as const),
  )
  return graphOf(
    edges,
    sources.map(({ path }) => roomOf(path)),
  )
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const isHome = (path: string): boolean => /^src\/server\/(data|platform\/db)\//.test(path)

export type RoomFigures = {
  room: string
  files: number
  lines: number
  median: number
  p90: number
  longest: number
  testLines: number
}

export function figuresOfRooms(sources: readonly Source[]): RoomFigures[] {
  const rooms = Map.groupBy(sources, ({ path }) => roomOf(path))
  return [...rooms].map(([room, all]) => {
    const lines = all.filter(({ path }) => !isTest(path)).map((each) => each.lines)
    return {
      room,
      files: lines.length,
      lines: sum(lines),
      median: quantile(lines, 0.5),
      p90: quantile(lines, 0.9),
      longest: Math.max(0, ...lines),
      testLines: sum(all.filter(({ path }) => isTest(path)).map((each) => each.lines)),
    }
  })
}

/** Figures of the whole product, without generated table types. */
export function figuresOfAll(sources: readonly Source[]): Record<string, number | string> {
  const product = sources.filter(
    ({ path }) => path.startsWith('src/') && !isTest(path) && !path.endsWith('db/schema.ts'),
  )
  const lengths = product.flatMap(functionLines)
  const lines = product.map((each) => each.lines)
  const statements = product.map((each) => ({ path: each.path, count: statementsIn(each) }))
  const files = graphOf(
    product.flatMap(({ path, imports }) => imports.map((to) => [path, to] as const)),
  )
  const up = backEdges(folderGraph(product, 'server'))
  const count = (from: readonly { count: number }[]) => sum(from.map((each) => each.count))
  return {
    files: product.length,
    lines: sum(lines),
    'lines of a file, median': quantile(lines, 0.5),
    'lines of a file, p90': quantile(lines, 0.9),
    'lines of a file, most': Math.max(0, ...lines),
    'files over 200 lines': lines.filter((each) => each > 200).length,
    functions: lengths.length,
    'lines of a function, p90': quantile(lengths, 0.9),
    'functions over 60 lines': lengths.filter((each) => each > 60).length,
    'functions over 80 lines': lengths.filter((each) => each > 80).length,
    'casts by as for 1,000 lines': Number(
      ((sum(product.map(castsIn)) * 1_000) / Math.max(1, sum(lines))).toFixed(2),
    ),
    'statements in server/data and db': count(statements.filter(({ path }) => isHome(path))),
    'statements elsewhere in server': count(
      statements.filter(({ path }) => path.startsWith('src/server/') && !isHome(path)),
    ),
    'files that import kysely': product.filter(({ packages }) => packages.includes('kysely'))
      .length,
    'of these outside server/data and db': product.filter(
      ({ path, packages }) => packages.includes('kysely') && !isHome(path),
    ).length,
    'arrows between server folders that run back up': up.length,
    'which arrows': up.map(([from, to]) => `${from}→${to}`).join(' ') || '-',
    'import cycles between files': circles(files).length,
  }
}
