import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReleases } from '../../test/support/releases.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What its server and its client's calls are made of. */
const parts = ['src', 'migrations', 'test', 'package.json', 'tsconfig.json']

type Packages = Record<'dependencies' | 'devDependencies', Record<string, string>>

async function packagesOf(folder: string): Promise<Packages> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Packages
}

/** The libraries that it asked for and that are others now, as `name 1.0.0, here 2.0.0`. */
async function changedLibraries(previous: string): Promise<{ gone: string[]; changed: string[] }> {
  const [theirs, here] = await Promise.all([packagesOf(previous), packagesOf(root)])
  const all = Object.entries(theirs.dependencies)
  // What is only built and tested with today is installed all the same.
  const ours = { ...here.devDependencies, ...here.dependencies }
  return {
    gone: all.flatMap(([name]) => (name in ours ? [] : [name])),
    changed: all.flatMap(([name, version]) => {
      const now = ours[name]
      return now === undefined || now === version ? [] : [`${name} ${version}, here ${now}`]
    }),
  }
}

/** Whether this clone has the newest release's commit: a shallow one has not. */
export function whyNoPrevious(): string | null {
  const release = readReleases().at(-1)
  if (!release) return 'releases.txt names no release'
  const asked = spawnSync('git', ['cat-file', '-e', `${release.commit}^{commit}`], { cwd: root })
  if (asked.status === 0) return null
  return `this clone has no commit ${release.commit} of release ${release.name} (git fetch --unshallow brings it)`
}

export type Previous = { name: string; folder: string }

/**
 * The newest release as it was, out of the history, with the libraries that are installed here. Throws where it
 * needs one that is here no longer.
 */
export async function takePrevious(folder: string): Promise<Previous> {
  const release = readReleases().at(-1)
  if (!release) throw new Error('releases.txt names no release')
  await mkdir(folder)
  const archive = `${folder}.tar`
  execFileSync('git', ['archive', '-o', archive, release.commit, '--', ...parts], { cwd: root })
  execFileSync('tar', ['-x', '-f', archive, '-C', folder])
  // Its pages are of no interest here: what they would call is called.
  for (const name of ['node_modules', 'dist']) {
    await symlink(await realpath(join(root, name)), join(folder, name))
  }
  const { gone, changed } = await changedLibraries(folder)
  if (gone.length > 0) throw new Error(`Release ${release.name} needs ${gone.join(', ')}`)
  if (changed.length > 0) {
    console.warn(`Release ${release.name} runs with libraries of today: ${changed.join('; ')}`)
  }
  return { name: release.name, folder }
}

/** A module of the release where it had it, else ours. */
export function moduleOf({ folder }: Previous, path: string): string {
  const theirs = join(folder, path)
  return existsSync(theirs) ? theirs : join(root, path)
}
