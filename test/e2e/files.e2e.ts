import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { scanPdf } from '../../src/domain/document/scan-pdf.ts'
import { readPassportPage } from '../../src/server/document/upload/passport-reader.ts'
import { pageCountOf, photo } from '../support/document-samples.ts'
import { documentsOn, keepSent, type Sample } from './support/documents.ts'
import { expect, test } from './support/test.ts'

/** Twelve megapixels, sideways, with location and camera metadata. */
const heavyPhoto = await photo(4000, 3000)
/** Generated for this test with `heif-enc`. */
const heic = readFileSync(new URL('../support/sample.heic', import.meta.url))

const lightPhoto = await photo(1200, 900)

const jpegOf = (name: string, buffer = lightPhoto): Sample => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
})

test('files of a phone are made to fit on the device @engines', async ({ page, email, api }) => {
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  const lastSent = await keepSent(page)
  await page.goto(`/documents?orderId=${order.orderId}`)
  const documents = documentsOn(page)
  await documents.isOpen()
  const choose = (document: string, files: Sample[]) =>
    documents
      .card(document)
      .getByLabel(/^(Choose a file|Replace): /)
      .setInputFiles(files)

  await test.step('twelve megapixels on their side arrive upright, light and without their place', async () => {
    expect(heavyPhoto.length).toBeGreaterThan(1_500_000)
    await documents.put('Flight ticket', jpegOf('IMG_0001.JPG', heavyPhoto))
    await documents.hasCome('Flight ticket', 'IMG_0001.jpg')
    const { bytes } = await lastSent()
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 1800, height: 2400, format: 'jpeg' })
    expect(metadata.exif).toBeUndefined()
    expect(bytes.length).toBeLessThan(1_500_000)
    expect(bytes.includes('Telephone')).toBe(false)
  })

  await test.step('the machine zone of a passport can be read as before', async () => {
    const name = 'L1_002.jpg'
    const sample = new URL(`../passport-samples/${name}`, import.meta.url)
    const large = sharp(readFileSync(sample)).resize(3200).jpeg({ quality: 98 })
    const photo = { name, mimeType: 'image/jpeg', buffer: await large.toBuffer() }
    await documents.put('Passport page with your photo', photo)
    await documents.hasCome('Passport page with your photo', name)
    const { bytes } = await lastSent()
    expect(bytes.length).toBeLessThan(photo.buffer.length / 2)
    const reading = await readPassportPage(bytes, 'jpeg', '2026-11-22')
    expect(reading).toMatchObject({ outcome: 'sure', fields: { number: 'Q38685974' } })
  })

  await test.step('HEIC is opened where the browser does not know it', async () => {
    const picture = { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: heic }
    await documents.put('Flight ticket', picture)
    await documents.hasCome('Flight ticket', 'IMG_0002.jpg')
    const metadata = await sharp((await lastSent()).bytes).metadata()
    expect(metadata).toMatchObject({ width: 1200, height: 900, format: 'jpeg' })
  })

  await test.step('two pictures become two pages, in the order that was chosen', async () => {
    await choose('Flight ticket', [jpegOf('back.jpg'), jpegOf('front.jpg')])
    const pages = page.getByRole('dialog', { name: 'Pages: Flight ticket' })
    await pages.getByRole('button', { name: 'Move page 2 up' }).click()
    await expect(pages.getByRole('listitem').first()).toContainText('front.jpg')
    await pages.getByRole('button', { name: 'Add 2 pages as one PDF' }).click()
    await documents.hasCome('Flight ticket', 'front.pdf')
    const { bytes } = await lastSent()
    expect(await pageCountOf(bytes)).toBe(2)
    expect(bytes.length).toBeLessThan(2_500_000)
  })

  await test.step('a scan that is too large to send is drawn smaller', async () => {
    const jpeg = new Uint8Array(
      await sharp(heavyPhoto).autoOrient().jpeg({ quality: 98 }).toBuffer(),
    )
    const scan = Buffer.from(scanPdf([1, 2].map(() => ({ jpeg, width: 3000, height: 4000 }))))
    expect(scan.length).toBeGreaterThan(5 * 1024 * 1024)
    await choose('Flight ticket', [{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan }])
    await documents.hasCome('Flight ticket', 'scan.pdf')
    const { bytes } = await lastSent()
    expect(await pageCountOf(bytes)).toBe(2)
    expect(bytes.length).toBeLessThan(scan.length / 2)
  })
})
