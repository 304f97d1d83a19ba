/**
 * Builds the server into dist/server: each program and thread bundled into a few files, so that a
 * start reads those instead of thousands, and needs no compiler. Packages with native code or data
 * files stay in node_modules.
 *
 * A build is in a folder named by its version; the start files refer to it and are replaced last,
 * atomically. So an interrupted build is never started, and a running server still finds what it
 * loads later.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Metafile, type Plugin } from 'esbuild'
import { versionOf } from './freshness.mjs'
import { nodeFlags, root } from './process.mjs'

/** The programs, by the names of their start files. */
const programs = {
  main: 'src/server/main.ts',
  'sandbox-gateway': 'src/sandbox-gateway/main.ts',
  'reset-owner': 'scripts/reset-owner.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  'rotate-key': 'scripts/rotate-key.ts',
}

/** Loaded by main.ts while the database starts. */
const loadedMeanwhile = { serving: 'src/server/serving.ts' }

/** Packages with native code, or files located relative to the package. */
const left = ['@myriaddreamin/typst-ts-node-compiler', 'jiti', 'pdfjs-dist', 'pg-native', 'sharp']

/** Packages written for CommonJS need a `require`. */
const require = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);`

const { version } = versionOf('server')
const folder = join(root, 'dist/server')
const whole = join(folder, version)
const draft = join(folder, `.${version}-${process.pid}`)

/** Resolves URLs relative to sources for the built files. */
function beside(workers: ReadonlySet<string>, copied: Map<string, string>): Plugin {
  const place = (from: string, named: string): string => {
    const target = resolve(dirname(from), named)
    const name = basename(target)
    // Files other than sources stay in place: the pages, the migrations.
    if (!target.startsWith(join(root, 'src/'))) return relative(draft, target)
    if (name.endsWith('.ts')) {
      if (!workers.has(target)) throw new Error(`${from} starts ${named}, which is not built`)
      return `./${name.replace(/\.ts$/, '.js')}`
    }
    const other = copied.get(name)
    if (other && other !== target) throw new Error(`${other} and ${target} have one name`)
    copied.set(name, target)
    return named.endsWith('/') ? `./${name}/` : `./${name}`
  }
  return {
    name: 'beside',
    setup({ onLoad }) {
      onLoad({ filter: /\/(src|scripts)\/.*\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const contents = text.replace(
          /new URL\('([^']+)', import\.meta\.url\)/g,
          (_, named: string) => `new URL('${place(path, named)}', import.meta.url)`,
        )
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/** Source maps exclude packages, which would be four fifths of them. */
const unmapped: Plugin = {
  name: 'unmapped',
  setup({ onLoad }) {
    const none = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64')
    onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${none}`,
      loader: 'js',
    }))
  },
}

/** Packages that the built server loads from node_modules. */
function packagesOf({ outputs }: Metafile): string[] {
  const asked = Object.values(outputs).flatMap(({ imports }) => imports)
  const names = asked
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
  return [...new Set(names)].sort()
}

async function writeParts(): Promise<void> {
  const workers = globSync(join(root, 'src/server/**/*-worker.ts'))
  const entries = [
    ...Object.entries({ ...programs, ...loadedMeanwhile }).map(([name, path]) => ({
      in: join(root, path),
      out: name,
    })),
    ...workers.map((path) => ({ in: path, out: basename(path, '.ts') })),
  ]
  const copied = new Map<string, string>()
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: draft,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'linked',
    external: left,
    banner: { js: require },
    plugins: [beside(new Set(workers), copied), unmapped],
    metafile: true,
    logLevel: 'warning',
  })
  await writeFile(join(draft, 'packages.json'), JSON.stringify(packagesOf(metafile), null, 2))
  for (const [name, from] of copied) await cp(from, join(draft, name), { recursive: true })
}

/**
 * Stores the engine's code cache beside the bundles: parsing is half of loading. Ignored where it
 * does not fit (another Node, other flags). It may be copied elsewhere.
 */
async function compile(): Promise<void> {
  const script = `const { enableCompileCache, flushCompileCache } = require('node:module')
    enableCompileCache({ directory: ${JSON.stringify(join(whole, 'compiled'))}, portable: true })
    import(${JSON.stringify(pathToFileURL(join(whole, 'serving.js')).href)}).then(() => flushCompileCache())`
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const options = { env, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, [...nodeFlags, '--eval', script], options)
  if (status === 0) return
  await rm(whole, { recursive: true, force: true })
  throw new Error(`What was built cannot be loaded: ${stderr}`)
}

/** The start file of a program, which refers to its newest version. */
const starterOf = (name: string) => `import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
const directory = fileURLToPath(new URL('./${version}/compiled', import.meta.url))
enableCompileCache({ directory, portable: true })
await import('./${version}/${name}.js')
`

async function putInPlace(): Promise<void> {
  for (const name of Object.keys(programs)) {
    const file = join(folder, `${name}.js`)
    await writeFile(`${file}-${process.pid}`, starterOf(name))
    await rename(`${file}-${process.pid}`, file)
  }
}

/** Older drafts were interrupted; a younger one may belong to a concurrent build. */
const draftMs = 10 * 60_000

/** Removes old builds except the previous one, which a server may still run. */
async function removeOld(): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\.?[0-9a-f]{16}/.test(name))
  const ages = await Promise.all(
    names.map(async (name) => {
      const at = await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { name, at }
    }),
  )
  const isDraft = ({ name }: { name: string }) => name.startsWith('.')
  const builds = ages.filter((each) => !isDraft(each) && each.name !== version)
  const brokenOff = ages.filter((each) => isDraft(each) && each.at < Date.now() - draftMs)
  const old = builds.sort((a, b) => b.at - a.at).slice(1)
  for (const { name } of [...old, ...brokenOff]) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

await mkdir(folder, { recursive: true })
await removeOld()
if (!existsSync(whole)) {
  await writeParts()
  // Concurrent builds are identical.
  await rename(draft, whole).catch(() => rm(draft, { recursive: true, force: true }))
  await compile()
}
await putInPlace()
