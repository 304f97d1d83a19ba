import { expect, test } from 'vitest'
import { maxUploadBytes } from '#domain/document/document.ts'
import { refusalOf } from './visa/use-staged-visa.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  ['a PDF', file('visa.pdf', 'application/pdf')],
  ['a PDF that the system does not know', file('VISA.PDF', '')],
  ['a PDF without its ending', file('visa', 'application/pdf')],
  ['the largest that goes', file('visa.pdf', 'application/pdf', maxUploadBytes)],
  ['a photo', file('visa.jpg', 'image/jpeg')],
  ['a PNG', file('visa.png', 'image/png')],
  ['a photo that the system does not know', file('visa.JPEG', '')],
])('%s is an approval document', (_, chosen) => {
  expect(refusalOf(chosen)).toBeNull()
})

test.each([
  ['an empty one', file('visa.pdf', 'application/pdf', 0), 'error.document.empty'],
  [
    'one that is too large',
    file('a.pdf', 'application/pdf', maxUploadBytes + 1),
    'error.document.too-large',
  ],
  ['a text', file('visa.docx', 'application/msword'), 'error.document.wrong-type'],
  ['a moving picture', file('visa.gif', 'image/gif'), 'error.document.wrong-type'],
  ['a page called a picture', file('visa.png', 'text/html'), 'error.document.wrong-type'],
])('%s is refused before it is sent', (_, chosen, key) => {
  expect(refusalOf(chosen)?.key).toBe(key)
})
