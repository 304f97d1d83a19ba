import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, npm, root } from './process.mjs'

const modules = join(root, 'node_modules')
const accountFile = join(modules, '.package-lock.json')
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
/** npm leaves its own account of what is installed. */
const present = () => (existsSync(accountFile) ? packagesOf(accountFile) : {})

const isForHere = ({ os = [], cpu = [] }) =>
  os.includes(process.platform) && cpu.includes(process.arch)

/** Whether what the lock file asks for lies there; `withTools`: what only checks and tests need, too. */
function isInstalled(withTools) {
  const found = present()
  const { '': product, ...wanted } = packagesOf(join(root, 'package-lock.json'))
  const own = new Set(
    Object.keys(product.optionalDependencies).map((name) => `node_modules/${name}`),
  )
  return Object.entries(wanted).every(([path, each]) => {
    if (found[path]) return found[path].version === each.version || (each.dev && !withTools)
    if (each.dev && !withTools) return true
    return (
      Boolean(each.optional || each.devOptional || each.peer) && !(own.has(path) && isForHere(each))
    )
  })
}

/** Paths below node_modules of what lies in a folder of it. */
const namesIn = (folder) => readdirSync(join(modules, folder)).map((name) => join(folder, name))

const hasPinnedNode = () => existsSync(join(bin, 'node'))

/** Headers of Node, maps of what is served as it came, cuts of fonts, flags as components: 170 megabytes that nothing reads. */
function removeUnread() {
  const folders = readdirSync(modules).filter((name) => /^node-(bin-)?(linux|darwin)-/.test(name))
  const maps = ['pdfjs-dist/build', 'pdfjs-dist/legacy/build', 'swagger-ui-dist'].flatMap(
    (folder) => namesIn(folder).filter((name) => name.endsWith('.map')),
  )
  const flags = ['commonjs', 'modules', 'react', 'string'].map((form) =>
    join('country-flag-icons', form),
  )
  const fonts = [join('@embedpdf', 'fonts-sc', 'fonts'), ...namesIn('@expo-google-fonts')].flatMap(
    (folder) => namesIn(folder).filter((name) => /Thin|Light|ExtraBold|Black|Italic/.test(name)),
  )
  for (const path of [
    ...folders.map((name) => join(name, 'include')),
    ...maps,
    ...fonts,
    ...flags,
    join('@base-ui', 'react', 'docs'),
  ]) {
    rmSync(join(modules, path), { recursive: true, force: true })
  }
}

/**
 * Installs what is missing. Without tools it is what builds and runs the product; tools that lie there already stay, so
 * that `npm start` after `npm test` takes nothing away.
 */
export async function install({ withTools = true } = {}) {
  if (!isInstalled(withTools)) {
    console.log('Installing what package-lock.json names …')
    const hasTools = Object.values(present()).some(({ dev }) => dev)
    // Not `npm ci`: some registries lack the optional binaries of other platforms, so the lock file
    // cannot name them all, and `npm ci` refuses such a file. Versions and hashes hold all the same.
    const scope = withTools || hasTools ? '--include=dev' : '--omit=dev'
    const args = ['install', '--no-save', scope, '--loglevel=error']
    const done = (await npm(args)) || (await npm(args))
    if (!done) return false
    removeUnread()
  }
  if (hasPinnedNode() || Number.parseInt(process.versions.node, 10) >= 24) return true
  console.error('Node 24 could not be installed from npm: install it yourself and start again.')
  return false
}
