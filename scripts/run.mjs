// What `npm start`, `npm test` and `npm run dev` do before and around the product itself.
// A fresh clone may come with an older Node than the one the product runs on, so everything that
// can happen before the install is plain JavaScript without dependencies. Each action loads what it needs:
// `npm start` waits for this every time.
import { build, buildServer } from './build.mjs'
import { install } from './install.mjs'

const prepareTests = async () => {
  const { pinned } = await import('./process.mjs')
  return (await install()) && (await pinned('tsx', ['scripts/chromium.ts']))
}

const actions = {
  install,
  prepare: async () => (await install()) && (await build()),
  build,
  'build-server': buildServer,
  'prepare-tests': prepareTests,
  check: async () => (await import('./check.mjs')).check(),
  sbom: async () => (await import('./sbom.mjs')).writeSbom(),
  test: async () => (await import('./test.mjs')).test(),
}

const action = actions[process.argv[2]]
if (!action) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(actions).join(' | ')}`)
  process.exit(2)
}
process.exitCode = (await action()) ? 0 : 1
