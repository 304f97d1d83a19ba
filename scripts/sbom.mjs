import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'

const file = 'dist/sbom.json'
/** Read from the lock file alone: it needs no network and no installed packages. */
const args = [
  ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'],
  ...['--package-lock-only', '--offline'],
]

/** What the program is made of, as CycloneDX: every package of the lock file with version and hash. */
export function writeSbom() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const [program, ...first] = cli ? [node ?? process.execPath, cli] : ['npm']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 }
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...args], options)
  if (status !== 0) {
    console.error(`npm could not list the packages: ${stderr || error?.message}`)
    return false
  }
  const sbom = JSON.parse(stdout)
  // npm names it after the folder that it lies in.
  sbom.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, file), `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${file}: ${sbom.components.length} packages, CycloneDX ${sbom.specVersion}`)
  return true
}
