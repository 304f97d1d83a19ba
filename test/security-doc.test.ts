import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { levels, requirements } from './support/asvs.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const states = ['met', 'operator', 'n/a', 'not met']
/** Level 3 is answered completely in chapters on passports, sessions, rights, keys and logs. */
const wholeChapters = /^(5|6|7|8|11|14|16)\./

/** A row answers several requirements where one answer holds for all: `3.3.1, 3.3.3`, `10.*`. */
const rows = [
  ...text.matchAll(/^\| (\d[\d.*, ]*) \| ([\d, ]+) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
].flatMap(([, named = '', at = '', , state = '', how = '']) => {
  const known = levels
    .filter((level) => at.split(', ').includes(`${level}`))
    .flatMap((level) => requirements.get(level) ?? [])
  const ids = named
    .split(', ')
    .flatMap((each) =>
      each.endsWith('*') ? known.filter((id) => id.startsWith(each.slice(0, -1))) : [each],
    )
  return ids.map((id) => ({
    id,
    level: levels.find((l) => requirements.get(l)?.includes(id)),
    at,
    state,
    how,
  }))
})
const idsOf = (level: number) => rows.filter((row) => row.level === level).map(({ id }) => id)
const inOrder = (ids: readonly string[]) =>
  ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

describe('docs/security.md', () => {
  test('answers each requirement of levels 1 and 2 once, at its level', () => {
    expect(requirements.get(1)).toHaveLength(70)
    expect(requirements.get(2)).toHaveLength(183)
    for (const level of [1, 2] as const) {
      expect(inOrder(idsOf(level))).toEqual(requirements.get(level))
    }
    expect(rows.filter(({ level, at }) => !at.split(', ').includes(`${level}`))).toEqual([])
  })

  test('answers what it chose of level 3, and all of the chapters that it names', () => {
    const all = requirements.get(3) ?? []
    const chosen = idsOf(3)
    expect(inOrder(chosen)).toEqual(all.filter((id) => chosen.includes(id)))
    expect(all.filter((id) => wholeChapters.test(id) && !chosen.includes(id))).toEqual([])
  })

  test('knows four states, and says how or why', () => {
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
    expect(rows.filter(({ how }) => how.trim().length < 4)).toEqual([])
  })

  test('counts what it says', () => {
    const counted = [...states, 'all'].map((state) => [
      state,
      ...levels.map(
        (level) =>
          rows.filter((row) => row.level === level && (state === 'all' || row.state === state))
            .length,
      ),
    ])
    for (const line of counted) expect(text).toContain(`| ${line.join(' | ')} |`)
    const missed = rows.filter(({ level, state }) => level !== 3 && state === 'not met')
    const [said = ''] = /^Not met in levels 1 and 2: .*$/m.exec(text) ?? []
    expect(said.match(/\d+\.\d+\.\d+/g) ?? []).toEqual(missed.map(({ id }) => id))
  })

  test('names files that are there', () => {
    const named = [
      ...[...text.matchAll(/`((?:src|test|scripts|docs|migrations)\/[^`\s]+)`/g)],
      ...[...text.matchAll(/\b(docs\/[\w/.-]+\.md)\b/g)],
    ].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
