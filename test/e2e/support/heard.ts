import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Language } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import { localeOf } from '#phrases/format.ts'
import { treeOf } from './heard-tree.ts'

/** The names of months and days of the week as a language writes them, longest first. */
function calendarWords(language: Language): string {
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)))
  const words = (['long', 'short'] as const).flatMap((style) => {
    const say = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format
    const month = say({ month: style })
    const inDate = (date: Date) =>
      say({ day: 'numeric', month: style })(date).replace(/[\d\s]/g, '')
    return [...dates.map(month), ...dates.map(inDate), ...days.map(say({ weekday: style }))]
  })
  const unique = [...new Set(words)].sort((one, other) => other.length - one.length)
  return unique.map((word) => word.replaceAll('.', '\\.')).join('|')
}

/** How a language writes the size of a small file; the noise in a sample photo makes each a little larger or smaller. */
const sizeOf = (language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'kilobyte' })
    .formatToParts(1)
    .map(({ type, value }) => (type === 'integer' ? '\\d+' : value))
    .join('')

/** A sentence about a letter, with the address as what is caught. */
const said = (sentence: string) =>
  new RegExp(sentence.replace('MOMENT', '«day»[,،] «time»').replace('TO', '(\\S+)'), 'gu')

/**
 * What differs from run to run stands as what it is: a day, a time, a reference. The rule knows no screen: whatever
 * looks like one of them is masked everywhere, a date of birth too.
 */
function masksOf(language: Language): readonly (readonly [RegExp, string])[] {
  const words = `(?:${calendarWords(language)})`
  const t = translatorFor(language, () => {})
  const parts = (['day', 'month', 'year'] as const).map((part) => t(`form.date.${part}`)).join('|')
  const marks = '[\\u2066-\\u2069\\u200e\\u200f]*'
  return [
    [/TZ-\d{6}/g, '«reference»'],
    [new RegExp(`("(?:${parts})".*holds) "\\d+"`, 'u'), '$1 «day»'],
    [/\b[\dA-F]{4}(?:-[\dA-F]{4}){3,}\b|\b[\da-f]{32,64}\b/g, '«code»'],
    [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|«id»": [\da-f]{8}\b/g, '«id»'],
    [/(?<![\w-])(?:sandbox_)?[\w-]{43}(?![\w-])/g, '«code»'],
    [/\b\d+(?:\.\d+){3}\b/g, '«address»'],
    [/(?<=heading )"[\w.-]+:\d+"/g, '«server»'],
    [/\b\d+(?:\.\d+)? (?:[kMG]B|ms|sec|seconds? ago|min)\b/g, '«measured»'],
    [new RegExp(sizeOf(language), 'g'), '«measured»'],
    [/\b\d+ of \d+ connections/g, '«measured» connections'],
    [/\bIn \d+ days?\b/g, 'In «days»'],
    [/\b\d{4}-\d{2}-\d{2}\b|\d{1,2}\u200f\/\d{1,2}\u200f\/\d{4}/g, '«day»'],
    [new RegExp(`(?:${words}[,،]? )?\\d{1,2} ${words}(?:[,،]? \\d{4})?`, 'gu'), '«day»'],
    [new RegExp(`${words}(?: \\d{1,2},)? \\d{4}`, 'gu'), '«day»'],
    [/\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[صم](?![\p{L}]))?/gu, '«time»'],
    [new RegExp(`(?<![\\p{L}])(?:${words})(?=[,،]? «day)`, 'gu'), '«weekday»'],
    [new RegExp(`${marks}(«[a-z]+»)${marks}`, 'gu'), '$1'],
    // How far a letter is depends on how soon its job ran.
    [said(t('own.letters.sent', { moment: 'MOMENT', to: 'TO' })), '«sent or on its way» $1'],
    [said(t('own.letters.queued', { to: 'TO' })), '«sent or on its way» $1'],
  ]
}

const landmarks = /^ *(banner|contentinfo|complementary|navigation|region|dialog|list|table)\b/
const indentOf = (line: string) => line.length - line.trimStart().length

/** Where a part that begins in a line ends: before the first line that stands no deeper. */
function endOf(lines: readonly string[], start: number): number {
  const own = indentOf(lines[start] ?? '')
  const next = lines.findIndex((line, index) => index > start && indentOf(line) <= own)
  return next === -1 ? lines.length : next
}

/** Without the parts that begin with such a line. */
function leaveOut(lines: readonly string[], without?: RegExp): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const goes = without?.test(line)
    kept.push(goes ? `${' '.repeat(indentOf(line))}«differs from run to run»` : line)
    if (goes) at = endOf(lines, at) - 1
  }
  return kept
}

/** Whoever hears the pages of one test, in one language, with the texts beside it in a folder. */
export function listenerOf(folder: string, language: Language) {
  const masks = masksOf(language)
  const known = new Map<string, string>()
  const saving = translatorFor(language, () => {})('apply.draft.waiting')
  const mask = (line: string) => masks.reduce((text, [what, as]) => text.replace(what, as), line)

  /** A part of a page that was heard in an earlier state, word by word, is named by it. */
  function fold(lines: readonly string[], state: string): string[] {
    const told: string[] = []
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] ?? ''
      const end = endOf(lines, at)
      const part = lines
        .slice(at, end)
        .map((each) => each.slice(indentOf(line)))
        .join('\n')
      const isLong = landmarks.test(line) && end - at > 4
      const before = isLong ? known.get(part) : undefined
      if (isLong && !before) known.set(part, state)
      told.push(before && before !== state ? `${line}, as in ${before}` : line)
      if (before && before !== state) at = end - 1
    }
    return told
  }

  return {
    /**
     * What is heard of a page in a state is what stands in the file of that name; of lines that say `without`, and of
     * what stands in them, nobody can say before what they will be.
     */
    async hear(page: Page, state: string, without?: RegExp): Promise<void> {
      const info = test.info()
      const name = [folder, `${state}.txt`]
      const path = info.snapshotPath(...name)
      const kept = existsSync(path) ? readFileSync(path, 'utf8') : null
      const writes = ['all', 'changed'].includes(info.config.updateSnapshots)
      const read = async () => `${leaveOut((await treeOf(page)).map(mask), without).join('\n')}\n`
      const told = async () => `${fold((await read()).trimEnd().split('\n'), state).join('\n')}\n`
      if (kept !== null && !writes) {
        // Until it is there; what does not come is shown below, with what came instead.
        await expect
          .poll(told, { timeout: 20_000, intervals: [50, 100, 200, 500] })
          .toBe(kept)
          .catch(() => {})
      } else {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await settle(read, new RegExp(` ${saving}$`, 'm'))
      }
      expect.soft(await told()).toMatchSnapshot(name)
    },
  }
}

/** Before a text is written for the first time nobody knows what should come: it stands still, then. */
async function settle(read: () => Promise<string>, passing: RegExp): Promise<void> {
  let [last, times] = ['', 0]
  const stands = async () => {
    const now = await read()
    if (passing.test(now)) return 0
    times = now === last ? times + 1 : 0
    last = now
    return times
  }
  await expect.poll(stands, { intervals: [150] }).toBeGreaterThan(3)
}
