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
 * What differs from run to run stands as what it is: a day, a time, a reference. The rule knows no screen: whatever
 * looks like one of them is masked everywhere, a date of birth too.
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
  // How far a letter is depends on how soon its job ran.
  [/Sent «day», «time» to (\S+)|On its way to (\S+)/g, '«sent or on its way» $1$2'],
]

const indentOf = (line: string) => line.length - line.trimStart().length
const mask = (line: string) => masks.reduce((text, [what, as]) => text.replace(what, as), line)

/** Without the parts that begin with such a line. */
function leaveOut(lines: readonly string[], without?: RegExp): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const goes = without?.test(line)
    kept.push(goes ? `${' '.repeat(indentOf(line))}«differs from run to run»` : line)
    const isDeeper = () => indentOf(lines[at + 1] ?? '') > indentOf(line)
    while (goes && isDeeper()) at += 1
  }
  return kept
}

/** So many lines that follow each other as they did before are one line. */
const leastRepeated = 4

/** Whoever hears the pages of one test, with the texts beside it in a folder. */
export function listenerOf(folder: string) {
  const before: { state: string; lines: readonly string[] }[] = []

  /** The longest run of lines from one on that was heard in an earlier state. */
  function repeatedFrom(lines: readonly string[], start: number) {
    let longest = { count: 0, state: '' }
    for (const { state, lines: earlier } of before) {
      for (let at = earlier.indexOf(lines[start] ?? ''); at !== -1; ) {
        let count = 0
        while (start + count < lines.length && lines[start + count] === earlier[at + count])
          count += 1
        if (count > longest.count) longest = { count, state }
        at = earlier.indexOf(lines[start] ?? '', at + 1)
      }
    }
    return longest
  }

  /** What was heard in an earlier state, line by line, is named by it. */
  function fold(lines: readonly string[]): string {
    const told: string[] = []
    for (let at = 0; at < lines.length; ) {
      const line = lines[at] ?? ''
      const { count, state } = repeatedFrom(lines, at)
      const isRepeated = count >= leastRepeated
      told.push(isRepeated ? `${' '.repeat(indentOf(line))}… ${count} lines as in ${state}` : line)
      at += isRepeated ? count : 1
    }
    return `${told.join('\n')}\n`
  }

  return {
    /**
     * What is heard of a page in a state is what stands in the file of that name, and the page suits everybody; of
     * lines that say `without`, and of what stands in them, nobody can say before what they will be.
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
        // Until it is there; what does not come is shown below, with what came instead.
        await expect
          .poll(told, { timeout: 20_000, intervals: [100, 200, 500] })
          .toBe(kept)
          .catch(() => {})
      } else {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await settle(told)
      }
      expect.soft(last).toMatchSnapshot(name)
      before.push({ state, lines })
      await expectToSuitEverybody(page, state)
    },
  }
}

/** Before a text is written for the first time nobody knows what should come: it stands still, then. */
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
