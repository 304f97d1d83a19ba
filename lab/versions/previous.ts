import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReleases } from '../../test/support/releases.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What its server and its client's calls are made of. */
const parts = ['src', 'migrations', 'test', 'package.json', 'package-lock.json', '.npmrc', 'tsconfig.json']

/** Whether this clone has the newest release's commit: a shallow one has not. */
export function whyNoPrevious(): string | null {
  const release = readReleases().at(-1)
  if (!release) return 'releases.txt names no release'
  const asked = spawnSync('git', ['cat-file', '-e', `${release.commit}^{commit}`], { cwd: root })
  if (asked.status === 0) return null
  return `this clone has no commit ${release.commit} of release ${release.name} (git fetch --unshallow brings it)`
}

export type Previous = { name: string; folder: string }

/** The newest release as it was, out of the history, with the libraries of its lock file. Its pages are ours: what they would call is called. */
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

/** A module of the release where it had it, else ours. */
export function moduleOf({ folder }: Previous, path: string): string {
  const theirs = join(folder, path)
  return existsSync(theirs) ? theirs : join(root, path)
}
