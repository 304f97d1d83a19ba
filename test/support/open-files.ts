import { readdir, readlink } from 'node:fs/promises'

/** The files of a folder that this process has open, deleted ones included. */
export async function openIn(folder: string): Promise<string[]> {
  const names = await readdir('/proc/self/fd').catch(() => [])
  const targets = names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''))
  return (await Promise.all(targets)).filter((target) => target.startsWith(folder))
}
