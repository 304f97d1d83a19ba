// What `npm start`, `npm test` and `npm run dev` do before and around the product itself.
// A fresh clone may come with an older Node than the one the product runs on, so everything that
// can happen before the install is plain JavaScript without dependencies. Each action loads what it needs:
// `npm start` waits for this every time.
import { build, buildServer } from './build.mjs'
import { install } from './install.mjs'

/** A program of packages that `npm start` does without. */
const tool =
  (program, ...args) =>
  async () => {
    const { pinned } = await import('./process.mjs')
    return (await install()) && (await pinned(program, [...args, ...process.argv.slice(3)]))
  }

const prepare = async () => (await install({ withTools: false })) && (await build())

const bundle = async () => {
  const { run } = await import('./process.mjs')
  return (await prepare()) && (await run('node', ['scripts/bundle.ts']))
}

const actions = {
  install,
  prepare,
  'prepare-demo': async () => (await install()) && (await build()),
  build,
  bundle,
  'build-server': buildServer,
  'prepare-tests': tool('tsx', 'scripts/chromium.ts'),
  check: async () => (await install()) && (await import('./check.mjs')).check(),
  format: tool('biome', 'check', '--write'),
  'test-changed': tool('tsx', 'scripts/test-changed.ts'),
  'database-types': tool('tsx', 'scripts/database-types.ts'),
  sbom: async () => (await import('./sbom.mjs')).writeSbom(),
  test: async () => (await import('./test.mjs')).test(),
}

const action = actions[process.argv[2]]
if (!action) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(actions).join(' | ')}`)
  process.exit(2)
}
process.exitCode = (await action()) ? 0 : 1
