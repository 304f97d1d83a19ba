import { expect, type Page } from '@playwright/test'
import { acceptedKinds, type DocumentType, documentTypes } from '#domain/document/document.ts'
import { pdf, photo, png } from '../../support/document-samples.ts'
import { telephonePortrait } from '../../support/portrait.ts'

/** A distinct file per document and traveller: duplicates are reported as mistakes. */
export async function fileOf(applicantId: number, documentType: DocumentType) {
  if (documentType === 'passportDocument') {
    // So small that the reader has nothing to search: handing over waits for it.
    return { name: 'passport.png', mimeType: 'image/png', buffer: await png(60, 40) }
  }
  if (!acceptedKinds[documentType].includes('pdf'))
    return { ...files.photo(), buffer: await photo(413, 531) }
  const number = 10 + applicantId * documentTypes.length + documentTypes.indexOf(documentType)
  return { ...files.pdf(), buffer: await pdf(1, number) }
}

const [samplePhoto, samplePage, samplePortrait, samplePdf] = await Promise.all([
  photo(413, 531),
  photo(60, 40),
  telephonePortrait(),
  pdf(),
])

/** A traveller's files. */
export const files = {
  photo: (name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer: samplePhoto }),
  pdf: (name = 'ticket.pdf') => ({ name, mimeType: 'application/pdf', buffer: samplePdf }),
  /** A face: photos without one raise a question. */
  portrait: (name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer: samplePortrait }),
  /** Text with the name of a picture. */
  wrong: (name = 'photo.jpg') => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('This is no picture at all. '.repeat(50)),
  }),
}

export type Sample = ReturnType<(typeof files)['photo']>

export const touristDocuments = [
  ['Passport photo', files.portrait()],
  ['Passport page with your photo', { ...files.photo('passport.jpg'), buffer: samplePage }],
  ['Flight ticket', files.pdf()],
] as const
/** Confirms the crop of a chosen passport photo and sends it. */
export async function sendPhoto(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Place your photo' })
  await dialog.getByRole('button', { name: 'Use this photo', disabled: false }).click()
  await expect(dialog).toBeHidden()
}

/** The checklist of documents, one card each. */
export function documentsOn(page: Page) {
  const card = (document: string) => page.getByRole('region', { name: document, exact: true })
  const put = (document: string, file: Sample) =>
    card(document)
      .getByLabel(/^(Choose a file|Replace): /)
      .setInputFiles(file)
  const hasCome = async (document: string, name: string) => {
    const named = card(document).getByText(name, { exact: true })
    // First listed as an upload, then as a document.
    await expect(named.first()).toBeVisible()
    await expect(card(document).getByRole('progressbar')).toHaveCount(0)
    await expect(card(document).getByText('Added', { exact: true })).toBeVisible()
    await expect(named).toBeVisible()
  }
  return {
    card,
    put,
    hasCome,
    isOpen: () =>
      expect(page.getByRole('heading', { name: 'Upload your documents' })).toBeVisible(),
    async add(document: string, file: Sample) {
      await put(document, file)
      if (document === 'Passport photo') await sendPhoto(page)
      await hasCome(document, file.name)
    },
    isMissing: (document: string) =>
      expect(card(document).getByText('Missing', { exact: true })).toBeVisible(),
    /** Chooses from those who lack documents; on a phone the list is opened first. */
    async chooseLastMissing() {
      const opener = page.getByRole('button', { name: 'Choose another traveller' })
      const only = page.getByRole('checkbox', { name: 'Only travellers with missing documents' })
      await opener.or(only).first().waitFor()
      if (await opener.isVisible()) await opener.click()
      await only.check()
      const list = page.getByRole('navigation', { name: 'Travellers' }).getByRole('list')
      await list.getByRole('button').last().click()
    },
    complete: () => page.getByRole('button', { name: 'Complete Application' }).click(),
    isReceived: () =>
      expect(page.getByRole('heading', { name: 'Application Received!' })).toBeVisible(),
  }
}

/** Captures what the page uploads, since the server redraws it. */
export async function keepSent(page: Page) {
  await page.addInitScript(() => {
    const kept: File[] = []
    Object.assign(window, { kept })
    const append = FormData.prototype.append
    FormData.prototype.append = function (this: FormData, ...args: Parameters<typeof append>) {
      const [, value] = args as unknown as [string, unknown]
      if (value instanceof File) kept.push(value)
      append.apply(this, args)
    } as typeof append
  })
  return async () => {
    const [name, base64] = await page.evaluate(async () => {
      const file = (window as unknown as { kept: File[] }).kept.at(-1)
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
      return [
        file?.name ?? '',
        btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      ]
    })
    return { name, bytes: Buffer.from(base64 ?? '', 'base64') }
  }
}
