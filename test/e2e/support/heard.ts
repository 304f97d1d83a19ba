import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { treeOf } from './heard-tree.ts'
import { expectToSuitEverybody } from './looks.ts'

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const short = (names: string) => names.replace(/[A-Z]\w{2,}/g, (name) => name.slice(0, 3))
const words = `(?:${[months, weekdays, short(months), 'Sept', short(weekdays)].join('|')})`

/**
 * Masks values that differ between runs: days, times, references. Applied by pattern on all
 * screens, so to dates of birth too.
 */
const masks: readonly (readonly [RegExp, string])[] = [
  [/TZ-\d{6}/g, '«reference»'],
  [/Receipt \d{6}/g, 'Receipt «number»'],
  [/("(?:Day|Month|Year)".*holds) "\d+"/, '$1 «day»'],
  [/\b[\dA-F]{4}(?:-[\dA-F]{4}){3,}\b|\b[\da-f]{32,64}\b/g, '«code»'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|«id»": [\da-f]{8}\b/g, '«id»'],
  [/(?<![\w-])(?:sandbox_)?[\w-]{43}(?![\w-])/g, '«code»'],
  [/\b\d+(?:\.\d+){3}\b/g, '«address»'],
  [/\b\d{4}(?:\.\d+){2}\+[\da-f]{8}\b/g, '«version»'],
  [/(?<=heading )"[\w.-]+:\d+"/g, '«server»'],
  [/\b\d+(?:\.\d+)? (?:[kMG]B|ms|sec|seconds? ago|min)\b/g, '«measured»'],
  [/\b\d+ of \d+ connections/g, '«measured» connections'],
  [/\bIn \d+ days?\b/g, 'In «days»'],
  [/\b\d{4}-\d{2}-\d{2}\b/g, '«day»'],
  [new RegExp(`(?:${words},? )?\\d{1,2} ${words}(?:,? \\d{4})?`, 'g'), '«day»'],
  [new RegExp(`${words}(?: \\d{1,2},)? \\d{4}`, 'g'), '«day»'],
  [/© \d{4}/, '© «year»'],
  [/\b\d{1,2}:\d{2}(?::\d{2})?/g, '«time»'],
  [new RegExp(`\\b${words}(?=,? «day)`, 'g'), '«weekday»'],
  // A letter's progress depends on when its job ran.
  [/Sent «day», «time» to (\S+)|On its way to (\S+)/g, '«sent or on its way» $1$2'],
]

const indentOf = (line: string) => line.length - line.trimStart().length
const mask = (line: string) =>
  masks.reduce((text, [what, as]) => text.replace(what, as), line.replaceAll('\u00A0', ' '))

/** Drops the parts that begin with a matching line; an entry of a list leaves no place, which may move too. */
function leaveOut(lines: readonly string[], without?: RegExp): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const first = line.trim() === 'listitem' ? (lines[at + 1] ?? '') : line
    const isEntry = /^ *listitem/.test(line) && without?.test(first)
    const goes = isEntry || without?.test(line)
    if (!isEntry) kept.push(goes ? `${' '.repeat(indentOf(line))}«differs from run to run»` : line)
    const isDeeper = () => indentOf(lines[at + 1] ?? '') > indentOf(line)
    while (goes && isDeeper()) at += 1
  }
  return kept
}

/** Minimum run of repeated lines that is folded. */
const leastRepeated = 3
/** With fewer lines of its own a state is judged in the dark by its contrast alone. */
const leastNew = 8
const newLines = (told: string) => told.split('\n').filter((line) => !/^ *… /.test(line)).length

/** Records the pages of a test, with its texts in a folder. */
export function listenerOf(folder: string) {
  const before: { where: string; lines: readonly string[] }[] = []

  /** The longest run of lines heard in an earlier state, or further above. */
  function repeatedFrom(lines: readonly string[], start: number) {
    let longest = { count: 0, where: '' }
    const above = { where: 'above', lines: lines.slice(0, start) }
    for (const { where, lines: earlier } of [...before, above]) {
      for (let at = earlier.indexOf(lines[start] ?? ''); at !== -1; ) {
        let count = 0
        while (start + count < lines.length && lines[start + count] === earlier[at + count])
          count += 1
        if (count > longest.count) longest = { count, where }
        at = earlier.indexOf(lines[start] ?? '', at + 1)
      }
    }
    return longest
  }

  /** Replaces lines heard in an earlier state by its name. */
  function fold(lines: readonly string[]): string {
    const told: string[] = []
    for (let at = 0; at < lines.length; ) {
      const line = lines[at] ?? ''
      const { count, where } = repeatedFrom(lines, at)
      const isRepeated = count >= leastRepeated
      const indent = ' '.repeat(indentOf(line))
      told.push(isRepeated ? `${indent}… ${count} lines as ${where}` : line)
      at += isRepeated ? count : 1
    }
    return `${told.join('\n')}\n`
  }

  return {
    /**
     * Compares what is heard with the file of that name, and checks the page's accessibility. Lines
     * matching `without`, and their content, are unpredictable and dropped.
     */
    async hear(page: Page, state: string, without?: RegExp): Promise<void> {
      const info = test.info()
      const name = [folder, `${state}.txt`]
      const path = info.snapshotPath(...name)
      const kept = existsSync(path) ? readFileSync(path, 'utf8') : null
      const writes = ['all', 'changed'].includes(info.config.updateSnapshots)
      let [lines, last]: [string[], string] = [[], '']
      const told = async () => {
        lines = leaveOut((await treeOf(page)).map(mask), without)
        last = fold(lines)
        return last
      }
      if (kept !== null && !writes) {
        // Polls until it matches; a mismatch is reported below with the actual text.
        await expect
          .poll(told, { timeout: 20_000, intervals: [100, 200, 500] })
          .toBe(kept)
          .catch(() => {})
      } else {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await settle(told)
      }
      expect.soft(last).toMatchSnapshot(name)
      before.push({ where: `in ${state}`, lines })
      const isKnown = newLines(last) < leastNew
      await expectToSuitEverybody(page, state, isKnown ? ['color-contrast'] : undefined)
    },
  }
}

/** For a first recording, when nothing can be expected: waits until the text is stable. */
async function settle(read: () => Promise<string>): Promise<void> {
  let [last, times] = ['', 0]
  const stands = async () => {
    const now = await read()
    times = now === last && !/ Saving/.test(now) ? times + 1 : 0
    last = now
    return times
  }
  await expect.poll(stands, { intervals: [150] }).toBeGreaterThan(3)
}
