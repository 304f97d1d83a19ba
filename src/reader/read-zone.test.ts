import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { usualPieces, workBudget } from './budget.ts'
import { judge } from './confidence.ts'
import { type GreyPicture, turned } from './picture.ts'
import { readZone } from './read-zone.ts'
import {
  drawZone,
  given,
  greyOf,
  numbers,
  pictureOf,
  samples,
  secondLine,
  today,
  zoneIn,
} from './test-support.ts'

const clearest = samples[1]!
const turnedBy = (picture: GreyPicture, quarters: number): GreyPicture =>
  quarters === 0 ? picture : turnedBy(turned(picture), quarters - 1)

describe('the samples', () => {
  it('are read as often as they should be, and none wrong that is sure', async () => {
    const seen = { right: 0, sure: 0, wrong: 0 }
    for (const { file, line1, line2 } of samples) {
      const { best } = await zoneIn(file)
      const isRight = best?.reading.lines.join() === [line1, line2].join()
      if (isRight) seen.right += 1
      if (best && judge(best.reading, today)?.outcome === 'sure')
        seen[isRight ? 'sure' : 'wrong'] += 1
    }
    expect(seen.right).toBeGreaterThanOrEqual(10)
    expect(seen.sure).toBeGreaterThanOrEqual(6)
    expect(seen.wrong).toBe(0)
  })

  it.each([0, 1, 2, 3])(
    'are read after %i quarter turns, and found where they are',
    async (turns) => {
      const picture = turnedBy(await pictureOf(clearest.file), turns)
      const reading = readZone(picture, given())
      expect(reading).toMatchObject({ outcome: 'sure', lines: [clearest.line1, clearest.line2] })
      if (!('strip' in reading)) return
      expect(reading.strip.quarterTurns).toBe((4 - turns) % 4)
      const [from, to, , below] = reading.strip.corners
      const along = { x: to.x - from.x, y: to.y - from.y }
      const down = { x: below.x - from.x, y: below.y - from.y }
      // Right and down in reading direction, in the rotated picture.
      const [x = 0, y = 0] = [[1, 0], [0, 1], [-1], [0, -1]][turns] ?? []
      expect(along.x * x + along.y * y).toBeGreaterThan(0.7)
      expect(down.x * -y + down.y * x).toBeGreaterThan(0.05)
    },
  )
})

describe('nothing is found in', () => {
  const filled = (shade: (at: number) => number): GreyPicture => {
    const [width, height] = [900, 700]
    const data = Uint8Array.from({ length: width * height }, (_, at) => shade(at))
    return { width, height, data }
  }
  const noise = () => {
    const next = numbers(7)
    return filled(() => next() * 255)
  }
  const text = async (font: string, line: string) => {
    const lines = Array.from({ length: 22 }, () => line).join('\n')
    const page = sharp({ text: { text: lines, font, rgba: false, width: 1000, dpi: 130 } })
    return greyOf(await page.negate().png().toBuffer())
  }
  it.each([
    ['an empty page', () => filled(() => 250)],
    ['noise', noise],
    ['a table of numbers', () => text('monospace', '4402 1180 2236 9981 0045 7712 3308')],
    ['what is too small', () => ({ width: 90, height: 60, data: new Uint8Array(5400) })],
  ] as const)('%s', async (_, make) => {
    expect(readZone(await make(), given(2))).toEqual({ outcome: 'not-found' })
  })
})

describe('drawn zones', () => {
  it.each([
    ['6/G', '6G66G6G6'],
    ['8/S', '8S88S8S8'],
  ])('are never sure and other than printed: %s', async (_, number) => {
    const lines = ['P<CHEMUSTER<<ANNA<MARIA'.padEnd(44, '<'), secondLine(number)] as const
    const reading = readZone(await drawZone(lines), given())
    if (reading.outcome === 'sure') expect(reading.lines).toEqual(lines)
    else expect(reading.outcome).not.toBe('other-document')
  })

  it.each([
    ['a letter among the digits of a birth', 1, 14, 'S'],
    ['a digit in a name', 0, 6, '8'],
  ] as const)('are not sure with %s', async (_, line, at, character) => {
    const lines = ['P<CHEMUSTER<<ANNA<MARIA'.padEnd(44, '<'), secondLine('X1234567')]
    lines[line] = lines[line]!.slice(0, at) + character + lines[line]!.slice(at + 1)
    expect(readZone(await drawZone(lines), given()).outcome).not.toBe('sure')
  })

  it('say that a visa is no passport', async () => {
    const lines = ['V<CHEMUSTER<<ANNA<MARIA'.padEnd(44, '<'), secondLine('X1234567')]
    expect(readZone(await drawZone(lines), given())).toEqual({ outcome: 'other-document' })
  })
})

it('a budget counts work, whatever time that takes, and ends the search at the same place', () => {
  const mayGoOn = workBudget(3)
  expect([1, 2, 3, 4, 5].map(mayGoOn)).toEqual([true, true, true, false, false])
})

it('what needs more work than the budget is not found, and says so each time', async () => {
  const picture = await pictureOf('L1_001.jpg')
  for (const pieces of [0, 1]) {
    expect(readZone(picture, given(pieces))).toEqual({ outcome: 'not-found' })
  }
  expect(readZone(picture, given(usualPieces)).outcome).toBe('sure')
})
