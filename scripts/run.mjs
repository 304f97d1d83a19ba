// What `npm start`, `npm test` and `npm run dev` do before and around the product itself.
// A fresh clone may come with an older Node than the one the product runs on, so everything that
// can happen before the install is plain JavaScript without dependencies.
import { buildWeb } from './build.mjs'
import { check } from './check.mjs'
import { fuzz } from './fuzz.mjs'
import { install } from './install.mjs'
import { pinned } from './process.mjs'
import { writeSbom } from './sbom.mjs'
import { test } from './test.mjs'

const actions = {
  install,
  prepare: async () => (await install()) && (await buildWeb()),
  'prepare-tests': async () => (await install()) && (await pinned('tsx', ['scripts/chromium.ts'])),
  check,
  sbom: writeSbom,
  fuzz,
  test,
}

const action = actions[process.argv[2]]
if (!action) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(actions).join(' | ')}`)
  process.exit(2)
}
process.exitCode = (await action()) ? 0 : 1
