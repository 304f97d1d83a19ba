import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DocumentType } from '#domain/document/document.ts'
import { openDeciding, refusal } from '../../../../test/support/deciding.ts'
import { heavyPdf, pageCountOf, pdf, photo } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows } from '../../../../test/support/rows.ts'
import { unzip } from '../../../../test/support/unzip.ts'
import { readPassportPage } from '../../document/upload/passport-reader.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const viewer = await d.signedIn('viewer', { name: 'Vera Sample' })
const { id, orderId } = await d.application()
await d.move(agent, id, 'paid')
const applicant = (await d.applicantsOf(id))[0]?.id ?? 0

async function upload(documentType: DocumentType, bytes: Buffer, type = 'image/jpeg') {
  const sent = await d.upload({ id, orderId }, documentType, { bytes, type, name: 'mine' })
  expect(sent.status).toBe(201)
  return (sent.body.document as { id: string }).id
}

async function copyOf(document: string, by = agent) {
  const { headers, status, bytes } = await by.file(`/api/admin/documents/${document}/portal`)
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  return { status, name, type: headers.get('content-type'), bytes }
}

/** Only accepted documents are for the portal. */
const judgeAll = (review: 'accepted' | 'unreviewed') => {
  const isRead = review === 'accepted'
  const by = {
    reviewedBy: isRead ? agent.staff.id : null,
    reviewedAt: isRead ? d.t.time.now : null,
  }
  return changeRows(d.db, 'document', { applicantId: applicant, current: true }, { review, ...by })
}

/** A scan full of fine noise, which compresses badly. */
const scan = () => photo(1600, 1200)

test('a picture fits the portal and is as large in pixels as that allows', async () => {
  const stored = await upload('passportDocument', await scan())
  const copy = await copyOf(stored)
  expect(copy).toMatchObject({ status: 200, name: '2-passport.jpeg', type: 'image/jpeg' })
  expect(copy.bytes.length).toBeLessThanOrEqual(300 * 1024)
  const { format, height, width = 0 } = await sharp(copy.bytes).metadata()
  expect({ format, isUpright: (height ?? 0) > width }).toEqual({ format: 'jpeg', isUpright: true })
  expect(width).toBeGreaterThanOrEqual(1000)
})

test('the machine zone can still be read in it', async () => {
  const sample = new URL('../../../../test/passport-samples/L1_002.jpg', import.meta.url)
  // Larger than any stored file.
  const large = await sharp(await readFile(sample))
    .resize(2400)
    .jpeg({ quality: 93 })
    .toBuffer()
  const copy = await copyOf(await upload('passportDocument', large))
  expect(copy.bytes.length).toBeLessThanOrEqual(300 * 1024)
  expect(await readPassportPage(copy.bytes, 'jpeg', '2026-11-22')).toMatchObject({
    outcome: 'sure',
    fields: { number: 'Q38685974' },
  })
})

test('what fits already goes byte for byte, a PNG as a JPEG', async () => {
  const small = await upload('passportPhoto', await photo(300, 400))
  const original = (await agent.file(`/api/admin/documents/${small}`)).bytes
  const copy = await copyOf(small)
  expect(copy.name).toBe('1-photo.jpeg')
  expect(copy.bytes.equals(original)).toBe(true)

  const drawn = await sharp(await photo(300, 400))
    .png()
    .toBuffer()
  const png = await copyOf(await upload('passportPhoto', drawn, 'image/png'))
  expect((await sharp(png.bytes).metadata()).format).toBe('jpeg')
})

test('a picture of a ticket becomes the page of a PDF', async () => {
  const copy = await copyOf(await upload('flightTicket', await scan()))
  expect(copy).toMatchObject({ status: 200, name: '3-ticket.pdf', type: 'application/pdf' })
  expect(await pageCountOf(copy.bytes)).toBe(1)
  expect(copy.bytes.length).toBeLessThanOrEqual(1024 * 1024)
})

test('a PDF that is too large is said to be, and stands in the ZIP as it is', async () => {
  const large = await upload('flightTicket', await heavyPdf(1_100_000), 'application/pdf')
  const path = `/api/admin/documents/${large}/portal`
  expect(refusal(await agent.get(path))).toEqual([409, 'document.portal-too-large'])
  const unread = await agent.get(`/api/admin/applicants/${applicant}/portal`)
  expect(refusal(unread)).toEqual([404, 'document.not-found'])
  await judgeAll('accepted')
  const zip = await viewer.file(`/api/admin/applicants/${applicant}/portal`)
  expect(zip.headers.get('content-type')).toBe('application/zip')
  const files = unzip(zip.bytes)
  expect([...files.keys()]).toEqual(['1-photo.jpeg', '2-passport.jpeg', '3-ticket-TOO-LARGE.pdf'])
  expect(files.get('2-passport.jpeg')?.length).toBeLessThanOrEqual(300 * 1024)
  await judgeAll('unreviewed')
  const small = await upload('flightTicket', await pdf(2), 'application/pdf')
  expect(await pageCountOf((await copyOf(small)).bytes)).toBe(2)
})

test('each copy leaves its trace, as a look at the original does', async () => {
  const document = await upload('passportPhoto', await photo(300, 400))
  const before = (await d.of(id).audit()).length
  await copyOf(document, viewer)
  await judgeAll('accepted')
  await viewer.get(`/api/admin/applicants/${applicant}/portal`)
  await judgeAll('unreviewed')
  const traced = (await d.of(id).audit()).slice(before)
  expect(traced.map(({ action, details }) => [action, details])).toEqual([
    ['document.read', { copy: 'portal' }],
    ['document.read', { copy: 'portal', documents: 3 }],
  ])
})

test('nothing is handed out of what was taken back', async () => {
  const document = await upload('passportPhoto', await photo(300, 400))
  const removed = await d.app.owner({ orderId }).delete(`/api/documents/${document}`)
  expect(removed.status).toBe(204)
  const gone = await agent.get(`/api/admin/documents/${document}/portal`)
  expect(refusal(gone)).toEqual([404, 'document.not-found'])
})
