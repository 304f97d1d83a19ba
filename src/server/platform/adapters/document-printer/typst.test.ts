import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { AgreementContent } from '#domain/agreement.ts'
import { priceOf } from '#domain/money/pricing.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { drawSignature } from '../../../../../test/support/signature.ts'
import { agreementView } from './agreement-view.ts'
import type { AgreementPrint } from './port.ts'
import { readPages } from './test-support.ts'
import { createTypstPrinter } from './typst.ts'

const missing: string[] = []
const t = translatorFor('en', (message) => missing.push(message))
const printer = createTypstPrinter((message) => missing.push(message))

const selection = {
  visaType: 'business' as const,
  processingType: 'super_urgent' as const,
  numberOfApplicants: 50,
  hasInsurance: true,
  hasESim: true,
}
const content: AgreementContent = {
  id: '0c8f2f0e-5d5c-4f3e-9a53-6f1f6a6d1c11',
  termsVersion: '2025-08-09',
  language: 'en',
  company: { name: 'Karibu Visa', email: 'a@b.tz', phone: '+44', address: '12 Row, London' },
  client: { name: 'Zoë Çağlar-O’Brien', email: 'zoe@b.tz', phone: '+90' },
  selection,
  price: { currency: 'USD', ...priceOf(shippedRules, selection) },
  clauses: Array.from({ length: 15 }, (_, index) => ({
    title: `Clause ${index}`,
    text: 'Words of a clause. '.repeat(12),
    points: ['a point', 'another point'],
  })),
  signature: {
    sha256: 'ab'.repeat(32),
    signedAt: '2026-11-21T09:32:11.000Z',
    networkAddress: '2001:db8::7334',
  },
}
const preview: AgreementContent = { ...content, id: null, signature: null }

const drawing = (red: number) =>
  drawSignature({
    ground: { r: 0, g: 0, b: 0, alpha: 0 },
    stroke: { r: red, g: 33, b: 29, alpha: 1 },
    width: 400,
    height: 150,
  })
const signaturePng = await drawing(22)
const { speeds, prices } = shippedRules
const rules = { speeds, prices }
const signed: AgreementPrint = {
  rules,
  preview: false,
  signaturePng,
  sha256: '0123abcd'.repeat(8),
  checkUrl: `https://karibu.example/api/agreement-check/${'0123abcd'.repeat(8)}`,
  reference: 'TZ-001001',
}

async function pagesOf(pdf: Uint8Array): Promise<number> {
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  expect(document.getPage(0).getWidth()).toBeCloseTo(595.28, 1)
  expect(document.getPage(0).getHeight()).toBeCloseTo(841.89, 1)
  return document.getPageCount()
}

async function imagesIn(pdf: Uint8Array): Promise<number> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const streams = document.context.enumerateIndirectObjects().map(([, object]) => object)
  return streams.filter(
    (object) =>
      object instanceof PDFRawStream &&
      object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  ).length
}

test('the same agreement gives the same bytes, whatever was printed between', async () => {
  const first = await printer.agreement(content, signed)
  await printer.agreement(preview, { rules, preview: true })
  const again = await printer.agreement(content, signed)
  expect(Buffer.compare(first, again)).toBe(0)
  expect(await pagesOf(first)).toBeGreaterThan(1)
})

test('each document carries its own signature', async () => {
  const other = await drawing(200)
  const first = await printer.agreement(content, signed)
  const second = await printer.agreement(content, { ...signed, signaturePng: other })
  expect(Buffer.compare(first, second)).not.toBe(0)
  const previewPdf = await printer.agreement(preview, { rules, preview: true, signaturePng })
  expect(await imagesIn(first)).toBeGreaterThan(0)
  expect(await imagesIn(previewPdf)).toBe(0)
})

const named = (name: string) =>
  printer.agreement({ ...content, client: { ...content.client, name } }, signed)

test('a name that looks like a program is only a name, and one that no font can write is printed', async () => {
  await pagesOf(await named('#panic("executed") $x^2 *b* _i_ `c` @ref <label> \\ \u202e " //'))
  await pagesOf(await named('ᠮᠣᠩᠭᠣᠯ 🦁 𠮷田'))
})

test('long names and long e-mail addresses keep the document in its pages', async () => {
  const client = {
    name: 'Wolfeschlegelsteinhausenbergerdorffwelchevor',
    email: `${'very-long-local-part'.repeat(3)}@${'sub.'.repeat(40)}example.org`,
    phone: '+255 22 211 1111',
  }
  expect(
    await pagesOf(await printer.agreement({ ...content, client }, signed)),
  ).toBeLessThanOrEqual(5)
})

test('a signature that is no picture ends in an error, and the next document prints', async () => {
  const broken = { ...signed, signaturePng: new Uint8Array([1, 2, 3]) }
  await expect(printer.agreement(content, broken)).rejects.toThrow('could not be set')
  await pagesOf(await printer.agreement(content, signed))
})

test('no page holds the signature alone', async () => {
  for (let count = 9; count < content.clauses.length; count += 1) {
    const clauses = content.clauses.slice(0, count)
    const last = (await readPages(await printer.agreement({ ...content, clauses }, signed))).at(-1)
    expect(last).toContain(`Clause ${count - 1}`)
  }
})

async function fontsIn(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const dicts = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const names = dicts.flatMap((object) =>
    object instanceof PDFDict ? [String(object.get(PDFName.of('FontName')) ?? '')] : [],
  )
  return names.filter((name) => name !== '').map((name) => name.replace(/^\/[A-Z]{6}\+/, ''))
}

const languages = [
  ['ru', /NotoSans-Regular/, /Arabic|Hans|BIZ|Nanum/],
  ['ar', /NotoSansArabic/, /Hans|BIZ|Nanum/],
  ['zh', /NotoSansHans/, /Arabic|BIZ|Nanum/],
  ['ja', /BIZUDGothic/, /Arabic|Hans|Nanum/],
  ['ko', /NanumGothic/, /Arabic|Hans|BIZ/],
] as const

test.each(languages)('%s is set in its own letters', async (language, wanted, unwanted) => {
  const said = translatorFor(language, (message) => missing.push(message))
  const clauses = [
    { title: said('agreement.subtitle'), text: said('agreement.price.note'), points: [] },
  ]
  const pdf = await printer.agreement({ ...content, language, clauses }, signed)
  const fonts = (await fontsIn(pdf)).join()
  expect(fonts).toMatch(wanted)
  expect(fonts).not.toMatch(unwanted)
  if (language !== 'ar') expect((await readPages(pdf))[0]).toContain(said('agreement.order.title'))
  expect(missing).toEqual([])
})

test('a name keeps its letters in an agreement of another language', async () => {
  const pdf = await named('張偉 さくら 김민준 نور Ольга')
  const fonts = (await fontsIn(pdf)).join()
  for (const family of ['BIZUDGothic', 'NanumGothic', 'NotoSansArabic'])
    expect(fonts).toContain(family)
  expect((await readPages(pdf))[0]).toContain('張偉 さくら 김민준')
})

const scripts = {
  Thai: 'สมชาย ใจดี',
  Hebrew: 'דוד לוי',
  Georgian: 'ნინო ბერიძე',
  Armenian: 'Արամ Սարգսյան',
  Ethiopic: 'አበበ ቢቂላ',
  Bengali: 'রহিম উদ্দিন',
  Tamil: 'முருகன் செல்வம்',
  Sinhala: 'නිමල් පෙරේරා',
  Khmer: 'សុខ សុភា',
  Lao: 'ສົມສັກ ພົມມະ',
  Myanmar: 'အောင်ဆန်း',
  Thaana: 'އަޙްމަދު ނަސީމް',
}

test('names in many scripts are set in their own letters, in an archive file', async () => {
  const pdf = await named(Object.values(scripts).join(' '))
  const fonts = (await fontsIn(pdf)).join()
  for (const script of Object.keys(scripts)) expect(fonts).toContain(`NotoSans${script}`)
  // PDF/A refuses a character that no font has.
  expect(Buffer.from(pdf).toString('latin1')).toContain('pdfaid:part')
})

test('in Arabic the words about the check code stand to the right of the address', async () => {
  const pdf = await printer.agreement({ ...content, language: 'ar' }, signed)
  const task = getDocument({ data: pdf.slice(), disableFontFace: true, verbosity: 0 })
  const document = await task.promise
  const page = await document.getPage(document.numPages)
  const { items } = await page.getTextContent()
  // The first line of the address is the highest.
  const lines = (await page.getAnnotations()).filter(({ url }) => url === signed.checkUrl)
  await task.destroy()
  const [left, bottom, right, top] = lines.sort((a, b) => b.rect[3] - a.rect[3])[0]?.rect ?? []
  const beside = items.flatMap((item) => {
    if (!('str' in item) || !/\p{Script=Arabic}/u.test(item.str)) return []
    const [x, y] = item.transform.slice(4)
    return y > bottom && y < top ? [x] : []
  })
  expect(left).toBeGreaterThan(0)
  expect(beside).not.toEqual([])
  for (const x of beside) expect(x).toBeGreaterThan(right)
})

test('the view says what was ordered, signed and how to check it', () => {
  const view = agreementView(content, signed, t)
  expect(view.preview).toBeNull()
  expect(view.prices?.total[1]).toBe('$32,173.00')
  expect(view.prices?.rows).toContainEqual(['Travel insurance', '50', '$299.00', '$14,950.00'])
  expect(view.order.facts[0]).toEqual({ label: 'Application', value: 'TZ-001001' })
  expect(view.signature.facts).toContainEqual({ label: 'IP address', value: '2001:db8::7334' })
  expect(view.signature.facts).toContainEqual({
    label: 'Date and time',
    value: '21 November 2026 at 09:32:11 UTC',
  })
  expect(view.check?.groups).toEqual(Array(8).fill('0123abcd'))
  expect(missing).toEqual([])
})

test('a preview says so and shows neither signature nor check code', () => {
  const print = { rules, preview: true, signaturePng, sha256: 'ab'.repeat(32) }
  const view = agreementView(preview, print, t)
  expect(view.preview?.mark).toBe('Preview, not signed')
  expect(view.signature.image).toBe(false)
  expect(view.check).toBeNull()
})
