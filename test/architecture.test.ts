import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas, brokenImports, strayStatements } from './support/import-rules.ts'
import { circlesIn, findAll, importsOf, readSources, sourceOf } from './support/sources.ts'

/** Tests and their support files are exempt: they may import anything. */
const isForTests = (path: string) => /\.test\.tsx?$|\/test-support\.tsx?$/.test(path)
const everything = readSources(['src'], /\.(ts|tsx|astro)$/)
const product = everything.filter(({ path }) => !isForTests(path))

const except = (pattern: RegExp) => product.filter(({ path }) => !pattern.test(path))

describe('who may import whom', () => {
  test('every import points down and keeps to its own feature', () => {
    expect(product.flatMap(brokenImports)).toEqual([])
  })

  test('statements stand in server/data, and two of its files write the history', () => {
    expect(product.flatMap(strayStatements)).toEqual([])
  })

  test('there are no circles, types included', () => {
    const graph = new Map(
      product.map((source) => [
        source.path,
        importsOf(source).flatMap(({ target }) => target ?? []),
      ]),
    )
    expect(circlesIn(graph)).toEqual([])
  })

  // Neither types nor dead code of the laboratory are checked, so that a rename passes it by.
  test('what the laboratory imports is there', () => {
    const folders = readdirSync('lab', { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'node_modules' ? `lab/${entry.name}` : [],
    )
    const sources = readSources(folders, /(?<!\.test)\.(ts|mjs)$/)
    const missing = sources.flatMap((source) =>
      importsOf(source).flatMap(({ target }) =>
        target === null || existsSync(target) ? [] : `${source.path} ${target}`,
      ),
    )
    expect(missing).toEqual([])
  })

  test('default exports stand only where a tool wants them', () => {
    const found = except(/^src\/web\/pages\//).flatMap((source) =>
      findAll(source, /^export default\b.*/gm),
    )
    expect(found).toEqual([])
  })
})

describe('the areas of the server', () => {
  const files = product.flatMap(({ path }) => /^src\/server\/(.+)$/.exec(path)?.[1] ?? [])
  const folders = new Set(
    files.map((file) => file.split('/')[0]).filter((name) => !/\./.test(name ?? '')),
  )

  test('are few, and use each other by few arrows and in no circle', () => {
    expect(Object.keys(areas).filter((area) => !folders.has(area))).toEqual([])
    expect(folders.size).toBeLessThanOrEqual(13)
    expect(Object.values(areas).flat().length).toBeLessThanOrEqual(20)
    expect(
      circlesIn(new Map(Object.entries(areas).map(([area, used]) => [area, [...used]]))),
    ).toEqual([])
  })

  test('use what they say that they use', () => {
    const used = new Set(
      product.flatMap((source) =>
        importsOf(source).map(({ target }) =>
          [source.path, target ?? ''].map((path) => path.split('/')[2]).join(' '),
        ),
      ),
    )
    const unused = Object.entries(areas).flatMap(([area, others]) =>
      others.filter((other) => !used.has(`${area} ${other}`)).map((other) => `${area} ${other}`),
    )
    expect(unused).toEqual([])
  })

  test('stand alone: eight files beside them, and no file beside the folder of its name', () => {
    expect(files.filter((file) => !file.includes('/')).length).toBeLessThanOrEqual(8)
    const all = new Set(files.map((file) => file.replace(/\.tsx?$/, '')))
    const places = new Set(
      files.flatMap((file) =>
        file
          .split('/')
          .slice(0, -1)
          .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
      ),
    )
    const pairs = [...places].filter((place) =>
      [place, `${place}s`, place.replace(/s$/, '')].some((each) => all.has(each)),
    )
    expect(pairs).toEqual([])
  })
})

describe('what the world looks like comes in from above', () => {
  test('only config.ts reads the environment', () => {
    const found = except(/^src\/server\/config\.ts$/).flatMap((source) =>
      findAll(source, /\bprocess\.env\b/g),
    )
    expect(found).toEqual([])
  })

  test('time and chance are given, not taken', () => {
    // deps.ts makes the server's; clock.ts and client/random.ts the browser's, environment.ts the chat's; the sandbox gateway is a program of its
    // own; the cluster's password is made before there is anything to give.
    const givers =
      /^src\/(server\/deps|private-postgres\/cluster)\.ts$|^src\/(web\/clock|client\/random)\.ts$|^src\/widget\/environment\.ts$|^src\/sandbox-gateway\/(gateway|main)\.ts$/
    const taking =
      /\bnew Date\(\s*\)|\bDate\.now\b|\bMath\.random\b|\brandom(UUID|Bytes|Int)\b|\bgetRandomValues\b/g
    const found = except(givers)
      .map((source) => ({ ...source, code: source.code.replace(/^import\b.*$/gm, '') }))
      .flatMap((source) => findAll(source, taking))
    expect(found).toEqual([])
  })
})

test('what travellers wrote is cut at its own end, whichever way a page reads', () => {
  const shown = /^src\/web\/(?!staff\/|ui\/OneLine\.tsx$).*\.tsx$/
  const found = product
    .filter(({ path }) => shown.test(path))
    .flatMap((source) => findAll(source, /\b(truncate|text-ellipsis)\b/g))
  expect(found).toEqual([])
})

test('no file is longer than 400 lines, but data', () => {
  const data = /^src\/phrases\/|^src\/domain\/reference\/|^src\/server\/platform\/db\/schema\.ts$/
  const tooLong = everything
    .filter(({ path, text }) => !data.test(path) && text.split('\n').length > 401)
    .map(({ path, text }) => `${path} ${text.split('\n').length}`)
  expect(tooLong).toEqual([])
})

test('what a rule forbids is seen, with its line, and what the design allows is not', () => {
  const forbidden = [
    ['src/domain/price.ts', "import { sql } from 'kysely'"],
    ['src/domain/price.ts', "import * as z from 'zod'"],
    ['src/server/platform/csv.ts', "import { isWithin } from '../http/bounds.ts'"],
    ['src/server/data/money/payment.ts', "export { pay } from '../../money/payment/commands.ts'"],
    ['src/server/money/commands.ts', "import { s } from '../document/commands.ts'"],
    ['src/server/services.ts', "import type { Hub } from './chat/hub.ts'"],
    ['src/web/ui/Button.tsx', "import { Field } from '../form/Field.tsx'"],
    ['src/web/status/Status.tsx', "const page = import('../payment/Result.tsx')"],
    ['src/widget/api.ts', "import { openChat } from '#contract/chat.ts'"],
    ['src/web/status/Status.tsx', "import {\n  a,\n} from '../ui/index.ts'"],
    ['src/web/staff/parts/Bars.tsx', "import { Chart } from '../list/Chart.tsx'"],
  ] as const
  const seen = forbidden.map(([path, text]) => brokenImports(sourceOf(path, text)).length)
  expect(seen).toEqual(forbidden.map(() => 1))
  const source = sourceOf('src/domain/a.ts', "/* why\n */\n\nimport { b } from 'kysely'\n")
  expect(brokenImports(source)).toEqual(["src/domain/a.ts:4 'kysely': not a pure package"])
  const stray = [
    ['src/server/operation/jobs/sweep.ts', 'await sql`delete from draft`.execute(db)'],
    ['src/server/http/session.ts', "db\n  .selectFrom('travellerSession')"],
    ['src/server/data/money/refund.ts', "tx.insertInto('applicationEvent').values(event)"],
  ] as const
  const strays = stray.map(([path, text]) => strayStatements(sourceOf(path, text)).length)
  expect(strays).toEqual([1, 1, 1])
  const circle = [
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
  ] as const
  expect(circlesIn(new Map(circle.map(([from, to]) => [from, [...to]])))).toEqual(['a → b → c → a'])
})
