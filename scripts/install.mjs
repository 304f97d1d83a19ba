import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, npm, root } from './process.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** npm leaves its own account of what is installed; compare it with what the lock file asks for. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version : Boolean(optional || devOptional || peer)
  })
}

const hasPinnedNode = () => existsSync(join(bin, 'node'))

export async function install() {
  if (!isInstalled()) {
    console.log('Installing what package-lock.json names …')
    // Not `npm ci`: some registries lack the optional binaries of other platforms, so the lock file
    // cannot name them all, and `npm ci` refuses such a file. Versions and hashes hold all the same.
    const args = ['install', '--no-save', '--include=dev', '--loglevel=error']
    const done = (await npm(args)) || (await npm(args))
    if (!done) return false
  }
  // The package `node` fetches its program in an install script, which some settings skip.
  if (!hasPinnedNode()) await npm(['rebuild', 'node', '--ignore-scripts=false'])
  if (hasPinnedNode() || Number.parseInt(process.versions.node, 10) >= 24) return true
  console.error('Node 24 could not be installed from npm: install it yourself and start again.')
  return false
}
