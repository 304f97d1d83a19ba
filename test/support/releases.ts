import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Release = { name: string; commit: string }

const file = fileURLToPath(new URL('../../releases.txt', import.meta.url))
const line = /^(\S+) ([0-9a-f]{40})$/

/** Parses releases.txt, newest last. Throws at an invalid line. */
export function readReleases(text = readFileSync(file, 'utf8')): Release[] {
  const lines = text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))
  return lines.map((each) => {
    const [, name, commit] = line.exec(each) ?? []
    if (!name || !commit) throw new Error(`releases.txt: "${each}" is no name and commit`)
    return { name, commit }
  })
}
