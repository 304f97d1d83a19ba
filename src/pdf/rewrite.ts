import { hasActiveText } from './active-text.ts'
import { type Appearance, appearancesOf } from './appearance.ts'
import { bytesOf, find } from './bytes.ts'
import { Copier, dict, listOf, type Made, NewPdf, plain } from './copier.ts'
import { checkDraws, type Draws, drawsIn } from './draws.ts'
import { attempt, PdfFile } from './file.ts'
import { type Shown, shownIn } from './marks.ts'
import { measure } from './measure.ts'
import { everyObject } from './objects.ts'
import { pack } from './pack.ts'
import { type PageDict, pagesOf } from './pages.ts'
import { limits, PdfRefusal, Reading, type Tools, tooComplex, unreadable } from './reading.ts'
import { content, oneLayer, pageFields, resources } from './shapes.ts'
import { endOf } from './table.ts'
import { type Dict, isDict, Name, type PdfValue, Ref, Stream } from './value.ts'
import { writePdf } from './write.ts'

const maxFonts = 1_000

type NewPage = { contents: Made[]; resources: PdfValue }

const pageShape = dict(pageFields)
const layersShape = dict({
  BaseState: plain,
  ON: listOf(oneLayer),
  OFF: listOf(oneLayer),
  // On screen or paper, by the usage of each.
  AS: listOf(dict({ Event: plain, Category: plain, OCGs: listOf(oneLayer) })),
})

/** Which layers there are and which are hidden; the switches for them stay behind. */
function copyLayers(copier: Copier): PdfValue {
  const { file } = copier
  const root = file.get(file.trailer.get('Root'))
  const all = isDict(root) ? file.get(root.get('OCProperties')) : null
  if (!isDict(all)) return null
  const groups = copier.take(all.get('OCGs'), listOf(oneLayer))
  const state = copier.take(all.get('D'), layersShape)
  return new Map([
    ['OCGs', groups ?? []],
    ['D', state ?? new Map()],
  ])
}

const isSame = (a: PdfValue | undefined, b: string): boolean => a instanceof Name && a.text === b

function ownEntry(own: Dict, key: string): Dict {
  const known = own.get(key)
  const entry: Dict = isDict(known) ? known : new Map()
  own.set(key, entry)
  return entry
}

/** What a page draws, in order; alone, so that a page's strange state does not reach its annotations. */
function copyContents(
  page: PageDict,
  shown: readonly Appearance[],
  own: Dict,
  copier: Copier,
): PdfValue[] {
  const { file } = copier
  const given = file.get(page.get('Contents'))
  const parts = given instanceof Stream ? [given] : Array.isArray(given) ? given : []
  const copied = parts.map((each) => copier.take(each, content)).filter((each) => each !== null)
  if (shown.length === 0) return copied
  const objects = ownEntry(own, 'XObject')
  const layers = ownEntry(own, 'Properties')
  const lines = shown.map(({ form, matrix, layer }, index) => {
    let name = `Shown${index}`
    while (objects.has(name) || layers.has(name)) name += 'x'
    objects.set(name, form)
    if (layer !== null) layers.set(name, layer)
    const drawn = `q ${matrix.map((each) => each.toFixed(5)).join(' ')} cm /${name} Do Q`
    return layer === null ? drawn : `/OC /${name} BDC ${drawn} EMC`
  })
  const draw = (text: string) =>
    copier.add(new NewPdf(new Map(), new Stream(new Map(), bytesOf(text)), 'drawing'))
  return [draw('q\n'), ...copied, draw(`\nQ\n${lines.join('\n')}\n`)]
}

function copyResources(page: PageDict, hasMore: boolean, copier: Copier): PdfValue {
  const { file } = copier
  if (!hasMore) return copier.take(page.get('Resources'), resources)
  // With names of our own: written anew for this page, though other pages may share what it had.
  const given = file.get(page.get('Resources'))
  const source: Dict = isDict(given) ? new Map(given) : new Map()
  for (const key of ['XObject', 'Properties']) {
    const names = file.get(source.get(key))
    source.set(key, isDict(names) ? names : new Map())
  }
  return copier.take(source, resources)
}

function copyPage(
  page: PageDict,
  parent: Ref,
  copier: Copier,
): { ref: Ref; parts: PdfValue[]; own: PdfValue } {
  const made = copier.take(page, pageShape)
  const leaf: Dict = isDict(made) ? made : new Map()
  const shown = appearancesOf(page, copier)
  const own = copyResources(page, shown.length > 0, copier)
  const parts = copyContents(page, shown, isDict(own) ? own : new Map(), copier)
  leaf.set('Type', new Name('Page'))
  leaf.set('Parent', parent)
  leaf.set('Resources', own ?? new Map())
  leaf.set('Contents', parts)
  return { ref: copier.add(leaf), parts, own }
}

function copyDocument(file: PdfFile): { made: Made[]; pages: NewPage[] } {
  const copier = new Copier(file)
  const catalog: Dict = new Map([['Type', new Name('Catalog')]])
  const tree: Dict = new Map([['Type', new Name('Pages')]])
  copier.add(catalog)
  const parent = copier.add(tree)
  const copies = pagesOf(file).map((page) => copyPage(page, parent, copier))
  const layers = copyLayers(copier)
  if (layers !== null) catalog.set('OCProperties', layers)
  catalog.set('Pages', parent)
  tree.set(
    'Kids',
    copies.map(({ ref }) => ref),
  )
  tree.set('Count', copies.length)
  copier.finish()
  const { made } = copier
  if (made.filter((each) => isDict(each) && isSame(each.get('Type'), 'Font')).length > maxFonts) {
    throw tooComplex()
  }
  const follow = (value: PdfValue) =>
    value instanceof Ref ? (made[value.number - 1] ?? null) : null
  const pages = copies.map(({ parts, own }) => ({ contents: parts.map(follow), resources: own }))
  return { made, pages }
}

/**
 * Throws where the pages are not what the document says: one that a program has still to draw, and the cover of a
 * collection of files.
 */
function checkShows(file: PdfFile): void {
  const root = file.get(file.trailer.get('Root'))
  if (!isDict(root)) return
  if (file.get(root.get('NeedsRendering')) === true) throw new PdfRefusal('document.ambiguous')
  const names = file.get(root.get('Names'))
  const isCover = isDict(names) && isDict(file.get(names.get('EmbeddedFiles')))
  if (isCover && isDict(file.get(root.get('Collection')))) throw new PdfRefusal('document.scripted')
}

type Copy = { file: PdfFile; made: Made[]; pages: NewPage[]; streams: Stream[] }

function copyOf(file: PdfFile, byTable: boolean): Copy {
  if (byTable) file.follow()
  else file.rebuild()
  checkShows(file)
  const streams: Stream[] = []
  for (const object of everyObject(file)) if (object instanceof Stream) streams.push(object)
  return { file, ...copyDocument(file), streams }
}

/** A header stands within so many bytes, behind whatever a mail or a server has put before it. */
const headBytes = 1024

/** By the table, whose numbers count from the header or from the first byte, and without it where that is lost. */
function copyAnyhow(bytes: Uint8Array, tools: Tools): Copy {
  const whole = new PdfFile(bytes, new Reading(tools))
  const before = find(bytes.subarray(0, headBytes), '%PDF-')
  const tries = [() => copyOf(whole, true), () => copyOf(whole, false)]
  if (before > 0) {
    tries.unshift(() => copyOf(new PdfFile(bytes.subarray(before), new Reading(tools)), true))
  }
  for (const each of tries) {
    const copy = attempt(each)
    if (copy) return copy
  }
  throw unreadable()
}

async function packAll(made: readonly Made[], file: PdfFile) {
  const objects: PdfValue[] = made.map((each) => (each instanceof NewPdf ? null : each))
  const draws = new Map<Made, Draws>()
  const drawings: Uint8Array[] = []
  const pictures = made.filter((each) => each instanceof NewPdf && each.role === 'picture')
  let size = 0
  const share = (stream: Stream) => new Ref(objects.push(stream))
  for (const [index, draft] of made.entries()) {
    if (!(draft instanceof NewPdf)) continue
    const { stream, drawing } = await pack(draft, file, share)
    objects[index] = stream
    if (draft.role === 'drawing' && drawing) {
      draws.set(draft, drawsIn(drawing))
      drawings.push(drawing)
    }
    size += stream.raw.length
    if (size > limits.writtenBytes) throw tooComplex()
  }
  return { objects, draws, shown: shownIn(drawings, pictures as NewPdf[], file) }
}

/**
 * A PDF written anew from what was read of it: its pages with what they draw, and what its annotations
 * and filled fields show drawn into them. Nothing else goes over: no actions, no files, no scripts, no
 * links. Refuses what a password locks, what is broken or grows without measure, and what its pages do not show.
 */
export async function rewritePdf(
  bytes: Uint8Array,
  tools: Tools,
): Promise<{ bytes: Uint8Array; shown: Shown }> {
  if (!endOf(bytes)) throw unreadable()
  const copy = copyAnyhow(bytes, tools)
  const { file } = copy
  const { objects, draws, shown } = await packAll(copy.made, file)
  // What stays behind grows as well in the hands of a virus scanner, so it counts.
  const taken = new Set(copy.made.map((each) => (each instanceof NewPdf ? each.source : null)))
  for (const stream of copy.streams) if (!taken.has(stream)) await measure(stream, file)
  checkDraws(copy.made, draws, copy.pages)
  const written = writePdf(objects)
  // Nothing of it goes over; should anything ever, it is not stored.
  if (hasActiveText(written)) throw new PdfRefusal('document.scripted')
  return { bytes: written, shown }
}
