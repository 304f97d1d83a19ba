import { afterAll, describe, expect, test } from 'vitest'
import { createPdfReader } from '../../src/server/document/upload/pdf.ts'
import { actions } from './pdf/actions.ts'
import { exampleAgreement } from './pdf/agreement.ts'
import { bombs } from './pdf/bombs.ts'
import { pdfOf, stream } from './pdf/build.ts'
import { carried } from './pdf/carried.ts'
import type { Case } from './pdf/case.ts'
import { hidden } from './pdf/hidden.ts'
import { foreign, honest } from './pdf/honest.ts'
import { activeWords, look } from './pdf/look.ts'

const reader = createPdfReader()
afterAll(() => reader.close())

const outcome = (work: Promise<{ bytes: Uint8Array }>) =>
  work.then(
    ({ bytes }) => ({ code: 'taken', bytes }),
    (error) => ({ code: String(error.code ?? error), bytes: null }),
  )

async function expectClean(bytes: Uint8Array) {
  expect(await activeWords(bytes)).toBeNull()
  const seen = await look(bytes)
  expect(seen.acts).toEqual([])
  return seen
}

/** Twins that several attacks share. */
const tried = new Set<string>()

async function tryCase({ hostile, twin, traveller, kept }: Case) {
  const given = hostile()
  const rewritten = await outcome(reader.rewrite(Buffer.from(given)))
  expect(rewritten.code).toBe(traveller === 'cleaned' ? 'taken' : traveller)
  if (rewritten.bytes) await expectClean(rewritten.bytes)
  expect((await outcome(reader.keep(Buffer.from(given)))).code).toBe(kept)
  const harmless = twin()
  const known = harmless.toString('latin1')
  if (!tried.has(known)) await tryTwin(harmless)
  tried.add(known)
}

async function tryTwin(honest: Buffer) {
  const before = await look(honest)
  const fit = await outcome(reader.rewrite(Buffer.from(honest)))
  expect(fit.code).toBe('taken')
  const after = await expectClean(fit.bytes ?? Buffer.alloc(0))
  expect(after.pages).toBe(before.pages)
  expect(after.words).toContain(before.words)
  expect(after.layers).toEqual(before.layers)
  // Appearances of annotations are drawn by the page itself afterwards.
  if (!before.hasAnnotations) expect(after.drawn).toEqual(before.drawn)
  const same = await outcome(reader.keep(Buffer.from(honest)))
  expect(same.code).toBe('taken')
  expect(Buffer.from(same.bytes ?? []).equals(honest)).toBe(true)
  return { words: after.words, bytes: Buffer.from(fit.bytes ?? []) }
}

const groups = { actions, carried, hidden, bombs }
describe.each(Object.entries(groups))('%s: an attack and its honest twin', (_, list) => {
  test.each(list.map((each) => [each.name, each] as const))('%s', (_name, each) => tryCase(each))
})

test.each([
  ...['/S /GoToE', '/S /ImportData', '/S /Rendition', '/S /Sound', '/S /RichMediaExecute'],
  ...['/S /GoToDp', '/S /ResetForm', '/S /Hide', '/S /SetOCGState', '/S /GoTo3DView'],
  ...['/Subtype /Movie', '/Subtype /3D', '/Subtype /Screen', '/Type /Navigator'],
  ...['/AA << >>', '/AF []', '/Collection << >>', '/OPI << >>', '/PA 1', '/Requirements []'],
  ...['/RH 1', '/A << /S /Mystery >>', '/S /URI /URI (file:///etc/passwd)', '/XFA []'],
])('what has no place in a document that goes out as it came: %s', async (words) => {
  const given = pdfOf({ objects: { 20: `<< ${words} >>` } })
  expect((await outcome(reader.keep(given))).code).toBe('document.scripted')
})

test.each(honest)('an honest document %s comes through', async (_, make, words) => {
  const after = await tryTwin(await make())
  expect(after.words).toContain(words)
})

test.each(foreign)('a picture in %s comes through', async (_, make, bytes) => {
  const given = make()
  const { bytes: fit } = await reader.rewrite(Buffer.from(given))
  for (const part of bytes) expect(Buffer.from(fit).includes(part)).toBe(true)
  expect((await outcome(reader.keep(Buffer.from(given)))).code).toBe('taken')
})

test('the agreement that we print ourselves comes through', async () => {
  const printed = await exampleAgreement()
  const after = await tryTwin(Buffer.from(printed))
  expect(after.words).toContain('Amina')
})

test('bytes that look like objects are hidden from readers that have lost their way', async () => {
  const disguise = 'endstream endobj 50 0 obj << /S /Other >> endobj'
  const content = { resources: '/XObject << /X 20 0 R >>', content: '/X Do' }
  const dict =
    '/Type /XObject /Subtype /Image /Width 7 /Height 7 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const given = pdfOf({ ...content, objects: { 20: stream(dict, disguise) } })
  const { bytes } = await reader.rewrite(Buffer.from(given))
  expect(Buffer.from(bytes).includes('50 0 obj')).toBe(false)
  expect((await look(bytes)).drawn).toEqual((await look(given)).drawn)
})

test('a thread that ran out of time is replaced, and this one answers meanwhile', async () => {
  const hasty = createPdfReader()
  const greedy = pdfOf({ objects: { 20: `[${'<<>>'.repeat(300_000)}]` } })
  let turns = 0
  const turn = setInterval(() => {
    turns += 1
  })
  expect((await outcome(hasty.rewrite(greedy, 5))).code).toBe('document.too-complex')
  clearInterval(turn)
  expect(turns).toBeGreaterThan(0)
  await expect.poll(async () => (await outcome(hasty.rewrite(pdfOf()))).code).toBe('taken')
  await hasty.close()
})
