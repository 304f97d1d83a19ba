import { find, latin1Of } from './bytes.ts'
import { type Made, NewPdf } from './copier.ts'
import { tooComplex } from './reading.ts'
import { type Dict, isDict, type PdfValue, Ref } from './value.ts'

const maxDepth = 28
const maxDraws = 200_000

/** How often each name of a stream's resources is drawn. */
export type Draws = ReadonlyMap<string, number>

const isBlank = (code: number | undefined): boolean =>
  code === undefined ||
  code === 32 ||
  code === 10 ||
  code === 13 ||
  code === 9 ||
  code === 12 ||
  code === 0
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))
const isRegular = (code: number | undefined): boolean =>
  code !== undefined && !isBlank(code) && !delimiters.has(code)

/** Reads a drawing no further than it must: strings and pictures are stepped over. */
export function drawsIn(bytes: Uint8Array): Draws {
  const draws = new Map<string, number>()
  let name: string | null = null
  let at = 0
  while (at < bytes.length) {
    const sign = bytes[at] as number
    if (isBlank(sign)) at += 1
    else if (sign === 0x25) at = endOfLine(bytes, at)
    else if (sign === 0x28) at = endOfString(bytes, at)
    else if (!isRegular(sign) && sign !== 0x2f) at += 1
    else {
      const start = at
      at += 1
      while (isRegular(bytes[at])) at += 1
      if (sign === 0x2f) {
        name = unescaped(latin1Of(bytes, start + 1, at))
        continue
      }
      const length = at - start
      if (length !== 2) continue
      const word = latin1Of(bytes, start, at)
      if (word === 'ID') at = endOfPicture(bytes, at)
      if (word !== 'Do') continue
      // Its name stands at the end of the stream before; nobody writes like that.
      if (name === null) throw tooComplex()
      draws.set(name, (draws.get(name) ?? 0) + 1)
    }
  }
  return draws
}

const unescaped = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
  return at
}

function endOfString(bytes: Uint8Array, from: number): number {
  let open = 0
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 0x5c) at += 1
    else if (bytes[at] === 0x28) open += 1
    else if (bytes[at] === 0x29) {
      open -= 1
      if (open === 0) return at + 1
    }
  }
  return bytes.length
}

function endOfPicture(bytes: Uint8Array, from: number): number {
  for (let at = find(bytes, 'EI', from); at >= 0; at = find(bytes, 'EI', at + 2)) {
    if (isBlank(bytes[at - 1]) && !isRegular(bytes[at + 2])) return at + 2
  }
  return bytes.length
}

/** What drawing everything costs: forms draw forms, and a few lines can mean millions of them. */
export function checkDraws(
  made: readonly Made[],
  draws: ReadonlyMap<Made, Draws>,
  pages: readonly { contents: readonly Made[]; resources: PdfValue }[],
): void {
  const follow = (value: PdfValue | undefined): Made =>
    value instanceof Ref ? (made[value.number - 1] ?? null) : (value ?? null)
  const known = new Map<NewPdf, number>()
  const under = new Set<NewPdf>()
  const costOf = (drawn: Draws | undefined, resources: PdfValue | undefined): number => {
    const own = follow(resources)
    const names = isDict(own) ? follow(own.get('XObject')) : null
    let cost = 0
    for (const [name, count] of drawn ?? []) {
      const target = isDict(names) ? follow((names as Dict).get(name)) : null
      cost += count * (target instanceof NewPdf ? costOfForm(target, resources) : 1)
      if (cost > maxDraws) throw tooComplex()
    }
    return cost
  }
  const costOfForm = (form: NewPdf, outer: PdfValue | undefined): number => {
    const before = known.get(form)
    if (before !== undefined) return before
    if (under.has(form) || under.size > maxDepth) throw tooComplex()
    under.add(form)
    const cost = 1 + costOf(draws.get(form), form.dict.get('Resources') ?? outer)
    under.delete(form)
    known.set(form, cost)
    return cost
  }
  let total = 0
  for (const { contents, resources } of pages) {
    for (const content of contents) total += costOf(draws.get(content), resources)
    if (total > maxDraws) throw tooComplex()
  }
}
