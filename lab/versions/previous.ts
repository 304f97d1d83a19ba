import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReleases } from '../../test/support/releases.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The parts of a release's server and client. */
const parts = ['src', 'migrations', 'test', 'package.json', 'package-lock.json', '.npmrc', 'tsconfig.json']

/** Why the newest release cannot be checked out: a shallow clone lacks it. Null if it can. */
export function whyNoPrevious(): string | null {
  const release = readReleases().at(-1)
  if (!release) return 'releases.txt names no release'
  const asked = spawnSync('git', ['cat-file', '-e', `${release.commit}^{commit}`], { cwd: root })
  if (asked.status === 0) return null
  return `this clone has no commit ${release.commit} of release ${release.name} (git fetch --unshallow brings it)`
}

export type Previous = { name: string; folder: string }

/** Checks out the newest release with its own libraries. Its pages are ours, since only its calls matter. */
export async function takePrevious(folder: string): Promise<Previous> {
  const release = readReleases().at(-1)
  if (!release) throw new Error('releases.txt names no release')
  await mkdir(folder)
  const archive = `${folder}.tar`
  execFileSync('git', ['archive', '-o', archive, release.commit, '--', ...parts], { cwd: root })
  execFileSync('tar', ['-x', '-f', archive, '-C', folder])
  execFileSync('npm', ['install', '--no-save', '--include=dev', '--loglevel=error'], { cwd: folder })
  await symlink(await realpath(join(root, 'dist')), join(folder, 'dist'))
  return { name: release.name, folder }
}

/** A module of the release, or ours if it had none. */
export function moduleOf({ folder }: Previous, path: string): string {
  const theirs = join(folder, path)
  return existsSync(theirs) ? theirs : join(root, path)
}
