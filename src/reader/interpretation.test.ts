import { describe, expect, it } from 'vitest'
import { zoneCharacters } from '#domain/passport/machine-zone.ts'
import type { Scores } from './alignment.ts'
import { judge } from './confidence.ts'
import { type Interpretation, interpret } from './interpretation.ts'
import { secondLine, today } from './test-support.ts'

/** A misread character, and its lead over the printed one in nats. */
type Doubt = readonly [line: 0 | 1, at: number, character: string, likelier: number]

const farAway = -11

/** Both lines as the net's output: certain except for the doubts. */
function seen(lines: readonly [string, string], doubts: readonly Doubt[]): Interpretation {
  const [first, second] = lines.map((text, line) =>
    [...text.padEnd(44, '<')].map((printed, at): Scores => {
      const scores = new Float32Array(zoneCharacters.length).fill(farAway)
      scores[zoneCharacters.indexOf(printed)] = 0
      for (const [where, place, character, likelier] of doubts) {
        if (where === line && place === at) scores[zoneCharacters.indexOf(character)] = likelier
      }
      return scores
    }),
  ) as [Scores[], Scores[]]
  return interpret(first, second, today)
}

const doubt = (at: number, as: string, likelier: number): Doubt => [1, at, as, likelier]
const seven = (at: number) => doubt(at, '7', 1.4)

const isSure = (reading: Interpretation) => judge(reading, today)?.outcome === 'sure'

describe('states are sure', () => {
  it.each([
    ['both clear', 'AUT', 'AUT', [], true],
    ['one likelier as another than the first line says', 'AUT', 'AUT', [[1, 12, 'S', 1]], true],
    ['that one much likelier', 'AUT', 'AUT', [[1, 12, 'S', 3]], false],
    ['the same doubt in both', 'AUT', 'AUT', [[0, 4, 'S', -0.5], doubt(12, 'S', -0.5)], false],
    ['two that differ, both clear', 'GBR', 'IRL', [], true],
    ['two that differ, one doubtful', 'AUT', 'AUS', [[1, 12, 'T', -2]], false],
    ['none of the list', 'QQQ', 'QQQ', [], false],
  ] as const)('%s', (_, issuer, nationality, doubts, expected) => {
    const lines = [`P<${issuer}MUSTER<<ANNA`, secondLine('X1234567', nationality)] as const
    const reading = seen(lines, doubts)
    expect(isSure(reading)).toBe(expected)
    if (!expected) return
    expect(reading.lines[0].slice(2, 5)).toBe(issuer)
    expect(reading.lines[1].slice(10, 13)).toBe(nationality)
  })
})

describe('names and sex are sure', () => {
  const lines = ['P<CHEMUSTER<<ANNA<MARIA', secondLine('X8123456')] as const
  it.each([
    ['where a letter is clear', [[0, 5, 'N', -1.6]], true],
    ['not where another is nearly as likely', [[0, 5, 'N', -1.4]], false],
    ['not where a letter may follow the names', [[0, 23, 'K', -1.4]], false],
    ['though a letter looks a little like a digit', [[0, 7, '5', 1.4]], true],
    ['not where it looks much like a digit', [[0, 7, '5', 1.6]], false],
    ['not where the kind of passport is doubtful', [[0, 1, 'S', -1.4]], false],
    ['not where the sex is', [[1, 20, 'M', -1.4]], false],
  ] as const)('%s', (_, doubts, expected) => {
    const reading = seen(lines, doubts)
    expect(isSure(reading)).toBe(expected)
    if (expected) expect(reading.lines[0]).toBe(lines[0].padEnd(44, '<'))
  })
})

describe('a second line that holds is sure', () => {
  const lines = ['P<CHEMUSTER<<ANNA<MARIA', secondLine('X8123456')] as const
  it.each([
    ['as printed', [], true],
    ['though a character was a little likelier as another', [[1, 1, '3', 1.4]], true],
    ['not where it was much likelier', [[1, 1, '3', 2]], false],
    ['though two were', [doubt(1, '3', 1.4), seven(15)], true],
    ['not where three were', [doubt(1, '3', 1.4), seven(15), seven(22)], false],
    ['not where another reading holds as well', [[1, 1, 'S', -1]], false],
    ['not where it costs', [doubt(2, '3', 1.4), doubt(15, '7', 1), doubt(1, 'S', -2)], false],
    ['though a digit looks a little like a letter', [[1, 13, 'B', 1.4]], true],
    ['not where a digit looks much like a letter', [[1, 13, 'B', 3]], false],
  ] as const)('%s', (_, doubts, expected) => {
    const reading = seen(lines, doubts)
    expect(isSure(reading)).toBe(expected)
    if (expected) expect(reading.lines[1]).toBe(lines[1])
  })
})
