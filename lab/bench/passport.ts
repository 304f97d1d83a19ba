import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PassportReading } from '../../src/domain/passport/reading.ts'
import { workBudget, usualPieces } from '../../src/reader/budget.ts'
import { judge } from '../../src/reader/confidence.ts'
import { findZone } from '../../src/reader/search.ts'
import { type Net, readWeights } from '../../src/reader/weights.ts'
import { median, quantile, type Result } from './report.ts'

const root = new URL('../..', import.meta.url).pathname
const committed = join(root, 'test/passport-samples')
const today = '2026-11-22'
const longestSide = 3200

type Truth = { file: string; level: number; line1: string; line2: string }
type Outcome = { level: number; isRight: boolean; outcome: PassportReading['outcome']; ms: number }

/** Minimum shares in percent, by level of difficulty. */
const goals: Readonly<Record<number, { right: number; sure: number }>> = {
  1: { right: 95, sure: 90 },
  2: { right: 90, sure: 85 },
  3: { right: 75, sure: 55 },
  4: { right: 30, sure: 15 },
}

function spentMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function read(net: Net, folder: string, truth: Truth): Promise<Outcome> {
  const { data, info } = await sharp(join(folder, truth.file))
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const began = spentMs()
  const picture = { width: info.width, height: info.height, data }
  const { best } = findZone(picture, { net, today, mayGoOn: workBudget(usualPieces) })
  const judged = best && judge(best.reading, today)
  return {
    level: truth.level,
    isRight: best?.reading.lines.join() === [truth.line1, truth.line2].join(),
    outcome: judged?.outcome ?? 'not-found',
    ms: spentMs() - began,
  }
}

/**
 * Shares of passports read and read with certainty, and processor time. Takes a folder with
 * pictures and truth.json from `lab/training/pictures.py`; by default the few committed ones.
 */
export async function benchPassport(folder = committed): Promise<Result[]> {
  const net = readWeights(await readFile(join(root, 'src/reader/net.bin')))
  const truths: Truth[] = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8'))
  const outcomes: Outcome[] = []
  for (const truth of truths) outcomes.push(await read(net, folder, truth))
  const times = outcomes.map(({ ms }) => ms)
  const wrong = outcomes.filter(({ outcome, isRight }) => outcome === 'sure' && !isRight)
  return [
    ...Object.keys(goals).flatMap((level) => shares(outcomes, Number(level))),
    {
      what: `passports: sure and wrong, of ${outcomes.length}`,
      value: wrong.length,
      goal: { atMost: Math.floor(outcomes.length / 320) },
    },
    { what: 'passports: median', value: median(times), unit: 'ms', goal: { atMost: 600 } },
    { what: 'passports: p95', value: quantile(times, 0.95), unit: 'ms', goal: { atMost: 3000 } },
  ]
}

function shares(outcomes: readonly Outcome[], level: number): Result[] {
  const own = outcomes.filter((outcome) => outcome.level === level)
  const goal = goals[level]
  if (own.length === 0 || !goal) return []
  const share = (fits: (outcome: Outcome) => boolean) =>
    (100 * own.filter(fits).length) / own.length
  const named = (what: string) => `passports of level ${level}, ${own.length}: ${what}`
  return [
    {
      what: named('all right'),
      value: share(({ isRight }) => isRight),
      unit: '%',
      goal: { atLeast: goal.right },
    },
    {
      what: named('sure'),
      value: share(({ outcome }) => outcome === 'sure'),
      unit: '%',
      goal: { atLeast: goal.sure },
    },
  ]
}
