import type { PdfFile } from './file.ts'
import { numberIn } from './filters.ts'
import { limits, tooComplex, unreadable } from './reading.ts'
import { type Dict, isDict, type PdfValue } from './value.ts'

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
const maxTreeDepth = 64
const maxNodes = 20_000
/** Units of a 72nd of an inch: seven metres, of which the tallest scan has one. */
const maxSide = 20_000

/** A page with what it inherits written into it. */
export type PageDict = Dict

/** Some programs leave half of the resources with those above: what is missing is looked for there. */
function withMissing(
  own: PdfValue | undefined,
  above: PdfValue | undefined,
  file: PdfFile,
): Dict | null {
  const [near, far] = [file.get(own), file.get(above)]
  if (!isDict(near) || !isDict(far) || near === far) return null
  return [...far.keys()].every((key) => near.has(key)) ? null : new Map([...far, ...near])
}

/** The pages of a file in their order. Throws when there is none, or too many. */
export function pagesOf(file: PdfFile): PageDict[] {
  const root = file.get(file.trailer.get('Root'))
  if (!isDict(root)) throw unreadable()
  const pages: PageDict[] = []
  const above = new Set<Dict>()
  let nodes = 0
  const walk = (value: PdfValue | undefined, from: Dict): void => {
    const node = file.get(value)
    nodes += 1
    if (nodes > maxNodes || above.size > maxTreeDepth) throw tooComplex()
    if (!isDict(node) || above.has(node)) return
    const page: Dict = new Map(node)
    for (const key of inherited) {
      const known = page.get(key) ?? from.get(key)
      if (known !== undefined) page.set(key, known)
    }
    const resources = withMissing(page.get('Resources'), from.get('Resources'), file)
    if (resources) page.set('Resources', resources)
    const kids = file.get(node.get('Kids'))
    if (!Array.isArray(kids)) {
      pages.push(page)
      if (pages.length > limits.pages) throw tooComplex()
      return
    }
    above.add(node)
    for (const kid of kids) walk(kid, page)
    above.delete(node)
  }
  walk(root.get('Pages'), new Map())
  if (pages.length === 0) throw unreadable()
  for (const page of pages) checkSize(page, file)
  return pages
}

/** The four numbers of a box with its lower left corner first, or null when it is none. */
export function boxOf(value: PdfValue | undefined, file: PdfFile): number[] | null {
  const box = file.get(value)
  const numbers = Array.isArray(box) ? box.map((each) => file.get(each)) : []
  const [a, b, c, d] = numbers
  if (typeof a !== 'number' || typeof b !== 'number') return null
  if (typeof c !== 'number' || typeof d !== 'number') return null
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}

function checkSize(page: PageDict, file: PdfFile): void {
  const unit = numberIn(page, 'UserUnit', 1, (value) => file.get(value))
  for (const key of ['MediaBox', 'CropBox']) {
    const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(page.get(key), file) ?? []
    const side = Math.max(right - left, top - bottom) * Math.max(1, unit)
    if (!(side <= maxSide)) throw tooComplex()
  }
}
