import { expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { translatorFor } from '#phrases/compile.ts'
import { prepareFile } from '../file/prepare.ts'
import { FileRefusal } from '../file/refusal.ts'
import { wordsOfUpload } from './words.ts'

const t = translatorFor('en', () => undefined)
const refused = new FileRefusal('wrong-type')
const byServer = new ApiError('problem', { code: 'document.wrong-type', status: 415 })

const textFor = (error: unknown, name: string, documentType: DocumentType) =>
  wordsOfUpload({ error, file: new File([], name), documentType }, t).text

test.each([
  ['me.jpg', 'passportPhoto', 'This is not really a JPG'],
  ['me.JPEG', 'flightTicket', 'This is not really a JPG'],
  ['ticket.pdf', 'flightTicket', 'This is not really a PDF'],
  ['me.png', 'passportPhoto', 'This is not really a PNG'],
  ['ticket.pdf', 'passportPhoto', 'This file type cannot be used here. Save it as JPG or PNG'],
  ['letter.docx', 'flightTicket', 'This file type cannot be used here. Save it as JPG, PNG or PDF'],
  ['', 'flightTicket', 'This file type cannot be used here.'],
] as const)('a file of another kind called %j as %s', (name, type, words) => {
  for (const error of [refused, byServer]) expect(textFor(error, name, type)).toContain(words)
})

test.each(['NotReadableError', 'NotFoundError'])(
  'a file that the device does not give any more (%s) is to be chosen again',
  async (name) => {
    const file = Object.assign(new File(['%PDF-1.7'], 'ticket.pdf'), {
      slice: () => file,
      arrayBuffer: () => Promise.reject(new DOMException('', name)),
    })
    const { signal } = new AbortController()
    const error = await prepareFile([file], 'flightTicket', signal).catch((reason) => reason)
    expect(error).toBeInstanceOf(FileRefusal)
    expect(textFor(error, file.name, 'flightTicket')).toContain('Choose it again')
  },
)

test('an upload is copied, so that the file may change meanwhile', async () => {
  const file = new File(['%PDF-1.7'], 'ticket.pdf', { type: 'application/pdf' })
  const held = await prepareFile([file], 'flightTicket', new AbortController().signal)
  expect(held).not.toBe(file)
  expect([held.name, held.type, await held.text()]).toEqual([file.name, file.type, '%PDF-1.7'])
})
