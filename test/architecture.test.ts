import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { circlesOf, type Import, importsOf, targetOf } from './support/imports.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.(ts|tsx|astro)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const isTest = (file: string) => /\.test\.tsx?$|\/(test-support|stripe-stand-in)\.ts$/.test(file)
const sources = files.filter(({ file }) => !isTest(file))
const imports = sources.flatMap(({ file, text }) => importsOf(file, text))

const roomOf = (file: string) => /^src\/([\w-]+)/.exec(file)?.[1] ?? ''
const told = ({ from, line, specifier }: Import) => `${from}:${line} imports ${specifier}`

/** Imports between our own files, with the file meant. */
const inside = imports.flatMap((each) => {
  const target = targetOf(each)
  return target ? [{ ...each, target }] : []
})

const rooms: Record<string, readonly string[]> = {
  domain: ['domain'],
  phrases: ['phrases', 'domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'phrases', 'domain'],
  web: ['web', 'contract', 'phrases', 'domain'],
  widget: ['widget', 'contract', 'phrases', 'domain'],
  'sandbox-gateway': ['sandbox-gateway'],
}

/** Parts of the server from the ground up; a part may use those of lower or equal height. */
const serverFloors: readonly (readonly [RegExp, number])[] = [
  [/^src\/server\/(main|app)\.ts$/, 9],
  [/^src\/server\/(deps|jobs\/run)\.ts$/, 8],
  [/^src\/server\/[\w-]+\/[\w-]*routes\.ts$/, 7],
  [/^src\/server\/(application|agreement|payment|document|letter|staff|chat)\//, 5],
  [/^src\/server\/adapters\//, 3],
  [/^src\/server\//, 1],
]

const webFloors: readonly (readonly [RegExp, number])[] = [
  [/^src\/web\/(pages|layout)\//, 9],
  [/^src\/web\/(home|application|payment|document|status|info|staff|chat|enhance)\//, 5],
  [/^src\/web\/form\//, 3],
  [/^src\/web\//, 1],
]

const heightIn = (floors: typeof serverFloors, file: string) =>
  floors.find(([pattern]) => pattern.test(file))?.[1] ?? 0

const featureOf = (file: string) =>
  /^src\/web\/(home|application|payment|document|status|info|staff|chat)\//.exec(file)?.[1]

describe('who may import whom', () => {
  test('rooms import downwards only', () => {
    const wrong = inside.filter(({ from, target }) => {
      const composes = /^src\/server\/(deps|app|main)\.ts$/.test(from)
      if (composes && target === 'src/sandbox-gateway/gateway.ts') return false
      return !rooms[roomOf(from)]?.includes(roomOf(target))
    })
    expect(wrong.map(told)).toEqual([])
  })

  test('the server stands on its floors', () => {
    const wrong = inside
      .filter(({ from, target }) => roomOf(from) === 'server' && roomOf(target) === 'server')
      .filter(({ from, target }) => heightIn(serverFloors, target) > heightIn(serverFloors, from))
      // The shape of all parts names the ports and may be named by everybody.
      .filter(({ from }) => from !== 'src/server/services.ts')
    expect(wrong.map(told)).toEqual([])
  })

  test("only the composition root names an adapter's implementation", () => {
    const adapter = (file: string) => /^src\/server\/adapters\/([\w-]+)\//.exec(file)?.[1]
    const wrong = inside.filter(({ from, target }) => {
      const name = adapter(target)
      if (!name || name === adapter(from) || target.endsWith('/port.ts')) return false
      return from !== 'src/server/deps.ts'
    })
    expect(wrong.map(told)).toEqual([])
  })

  test('applying knows no other feature', () => {
    const wrong = inside.filter(
      ({ from, target }) =>
        from.startsWith('src/server/application/') &&
        /^src\/server\/(agreement|payment|document|staff|chat)\//.test(target),
    )
    expect(wrong.map(told)).toEqual([])
  })

  test('the web stands on its floors, and no feature imports another', () => {
    const wrong = inside
      .filter(({ from, target }) => roomOf(from) === 'web' && roomOf(target) === 'web')
      .filter(({ from, target }) => {
        if (heightIn(webFloors, target) > heightIn(webFloors, from)) return true
        const [one, other] = [featureOf(from), featureOf(target)]
        return one !== undefined && other !== undefined && one !== other
      })
    expect(wrong.map(told)).toEqual([])
  })

  test('nothing imports itself by way of others', () => {
    const graph = new Map(sources.map(({ file }) => [file, [] as string[]]))
    for (const { from, target } of inside) graph.get(from)?.push(target)
    expect(circlesOf(graph).map((circle) => circle.join(' > '))).toEqual([])
  })

  test('schemas are made with zod/mini, and the domain needs no platform', () => {
    const wrong = imports.filter(({ specifier }) => specifier === 'zod')
    const platform = imports.filter(
      ({ from, specifier }) =>
        /^(domain|contract|phrases)$/.test(roomOf(from)) && /^(node:|react|hono)/.test(specifier),
    )
    expect([...wrong, ...platform].map(told)).toEqual([])
  })
})

/** Lines of product code that match, with where they stand. */
function linesWith(pattern: RegExp, allowed: RegExp): string[] {
  return sources
    .filter(({ file }) => !allowed.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)
            ? [`${file}:${index + 1} ${line.trim()}`]
            : [],
        ),
    )
}

describe('what only the composition root may do', () => {
  const roots = /^src\/(server\/(main|deps|config)|sandbox-gateway\/main)\.ts$/

  test('read the environment', () => {
    expect(linesWith(/process\.env|import\.meta\.env/, roots)).toEqual([])
  })

  test('read the clock or throw dice', () => {
    const asks = /new Date\(\)|Date\.now\(\)|Math\.random\(\)|\brandom(Bytes|UUID|Int)\(/
    // Browsers are the composition root of their own pages and do it in one place; a private
    // PostgreSQL gets its password before anything else exists.
    expect(
      linesWith(
        asks,
        /^src\/(server\/(main|deps|db\/postgres-cluster)|sandbox-gateway\/main|web\/clock)\.ts$/,
      ),
    ).toEqual([])
  })
})

describe('size and style', () => {
  const budgeted = sources.filter(
    ({ file }) => !/^src\/(phrases|domain\/reference)\/|^src\/server\/db\/schema\.ts$/.test(file),
  )

  test('no file is longer than 400 lines, and most are short', () => {
    const lengths = budgeted
      .map(({ file, text }) => ({ file, lines: text.split('\n').length }))
      .sort((a, b) => a.lines - b.lines)
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
    const at = (share: number) => lengths[Math.floor(lengths.length * share)]?.lines
    expect(at(0.5)).toBeLessThanOrEqual(70)
    expect(at(0.9)).toBeLessThanOrEqual(200)
  })

  test('names are exported by name', () => {
    expect(linesWith(/^export default/, /\.astro$/)).toEqual([])
  })

  test('the project stands alone', () => {
    const elsewhere = new RegExp(['/wor' + 'k/', '\\.\\./shar' + 'ed', '/ro' + 'ot/'].join('|'))
    expect(linesWith(elsewhere, /^$/)).toEqual([])
  })
})

describe('the scanner itself', () => {
  test('sees every kind of import', () => {
    const text = [
      "import a from './a.ts'",
      "import type { B } from '#domain/b.ts'",
      "import {\n  c,\n} from '../c.ts'",
      "export { d } from './d.ts'",
      "const e = await import('./e.ts')",
      "import './f.css'",
    ].join('\n')
    const found = importsOf('src/web/ui/x.ts', text)
    expect(found.map(targetOf)).toEqual([
      'src/web/ui/a.ts',
      'src/domain/b.ts',
      'src/web/c.ts',
      'src/web/ui/d.ts',
      'src/web/ui/e.ts',
      'src/web/ui/f.css',
    ])
    expect(found[1]).toMatchObject({ line: 2 })
  })

  test('finds a circle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ])
    expect(circlesOf(graph)).toEqual([['a', 'b', 'c', 'a']])
  })
})
