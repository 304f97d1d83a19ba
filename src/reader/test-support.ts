import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { checkDigit, compositeOf } from '#domain/passport/machine-zone.ts'
import { workBudget } from './budget.ts'
import type { GreyPicture } from './picture.ts'
import { findZone, type Given } from './search.ts'
import { cutStrip, stripHeight, stripWidth } from './strip.ts'
import { readWeights } from './weights.ts'

export type Sample = { file: string; level: number; line1: string; line2: string }

const folder = new URL('../../test/passport-samples/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, folder))

export const today = '2026-11-22'
export const net = readWeights(readFileSync(new URL('net.bin', import.meta.url)))
export const samples: readonly Sample[] = JSON.parse(file('truth.json').toString())

/** Search parameters with a work budget, independent of time. */
export const given = (pieces = 4): Given => ({ net, today, mayGoOn: workBudget(pieces) })

export async function greyOf(image: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(image)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export const pictureOf = (sample: string): Promise<GreyPicture> => greyOf(file(sample))

const zones = new Map<string, ReturnType<typeof findZone>>()

/** The search result of a sample, cached for all tests. */
export async function zoneIn(sample: string): Promise<ReturnType<typeof findZone>> {
  const found = zones.get(sample) ?? findZone(await pictureOf(sample), given())
  zones.set(sample, found)
  return found
}

/** A second line with its check digits. */
export function secondLine(number: string, nationality = 'CHE', optional = ''): string {
  const [birth, expiry] = ['850214', '310630']
  const filled = optional.padEnd(14, '<')
  const line =
    number.padEnd(9, '<') +
    checkDigit(number.padEnd(9, '<')) +
    nationality.padEnd(3, '<') +
    birth +
    checkDigit(birth) +
    'F' +
    expiry +
    checkDigit(expiry) +
    filled +
    checkDigit(filled)
  return line + checkDigit(compositeOf(line))
}

/** A seeded generator of numbers from 0 to 1. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Pixels of a cut-out character, and of its line. */
const cell = { width: 14, height: stripHeight }
type Cell = Uint8Array

let alphabet: Promise<ReadonlyMap<string, Cell>> | null = null

/** Each character as printed in the clearest samples. */
async function cutAlphabet(): Promise<ReadonlyMap<string, Cell>> {
  const found = new Map<string, Cell>()
  for (const { file: name, line1, line2 } of samples.filter(({ level }) => level < 3)) {
    const { best } = await zoneIn(name)
    if (!best || best.turn.isUpsideDown) continue
    for (const [at, text] of [line1, line2].entries()) {
      const strip = cutStrip(best.levels, best.layout, at === 0 ? 'upper' : 'lower')
      for (const [position, character] of [...text].entries()) {
        if (found.has(character)) continue
        const middle = best.lines[at]!.places[position]! * 2 + 2
        found.set(character, cellAt(strip, Math.round(middle - cell.width / 2)))
      }
    }
  }
  return found
}

function cellAt(strip: Uint8Array, from: number): Cell {
  const cut = new Uint8Array(cell.width * cell.height)
  for (let at = 0; at < cut.length; at += 1) {
    const column = from + (at % cell.width)
    cut[at] = strip[Math.floor(at / cell.width) * stripWidth + column]!
  }
  const [dark, light] = [Math.min(...cut), Math.max(...cut)]
  return cut.map((shade) => Math.min(235, 20 + (300 * (shade - dark)) / Math.max(1, light - dark)))
}

/** A bright page with machine zone lines at its foot, in characters cut from the samples. */
export async function drawZone(lines: readonly string[]): Promise<GreyPicture> {
  alphabet ??= cutAlphabet()
  const cells = await alphabet
  const width = Math.max(...lines.map((line) => line.length)) * cell.width + 120
  const height = 400 + lines.length * 34
  const data = Buffer.alloc(width * height, 235)
  for (const [row, line] of lines.entries()) {
    for (const [position, character] of [...line].entries()) {
      const drawn = cells.get(character)
      if (!drawn) throw new Error(`No ${character} in the samples`)
      for (const [at, shade] of drawn.entries()) {
        const x = 60 + position * cell.width + (at % cell.width)
        const y = 350 + row * 34 + Math.floor(at / cell.width)
        data[y * width + x] = shade
      }
    }
  }
  const doubled = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: width * 2, kernel: 'cubic' })
    .png()
    .toBuffer()
  return greyOf(doubled)
}
