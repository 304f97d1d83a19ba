import { expect, test } from 'vitest'
import { attachmentOf } from '../../http/attachment.ts'
import { cleanFileName, refusedFileName } from './file-name.ts'

test.each([
  ['passport.JPG', 'jpeg', 'passport.JPG'],
  ['passport.jpeg', 'jpeg', 'passport.jpeg'],
  ['护照.pdf', 'pdf', '护照.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\photo.png', 'png', 'photo.png'],
  ['photo.exe', 'jpeg', 'photo.exe.jpg'],
  ['gpj\u202efdp.exe', 'pdf', 'gpjfdp.exe.pdf'],
  ['a\u0000b\r\nc\u200b.pdf', 'pdf', 'abc.pdf'],
  ['say %22hi%22.pdf', 'pdf', 'say "hi".pdf'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['', 'jpeg', 'document.jpg'],
  ['...', 'png', 'document.png'],
] as const)('%j becomes %s: %j', (given, kind, expected) => {
  expect(cleanFileName(given, kind)).toBe(expected)
})

test('a name is at most 120 characters, its ending included, and no letter is cut in half', () => {
  expect(cleanFileName(`${'a'.repeat(300)}.pdf`, 'pdf')).toBe(`${'a'.repeat(116)}.pdf`)
  const faces = cleanFileName('😀'.repeat(300), 'png')
  expect([...faces]).toHaveLength(120)
  expect(faces.isWellFormed()).toBe(true)
})

test('a header holds the name in ASCII and in full, and nothing can leave the quotes', () => {
  expect(attachmentOf('a"b\\c%d.pdf')).toBe(
    `attachment; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%5Cc%25d.pdf`,
  )
  expect(attachmentOf("ü'(*).pdf")).toBe(
    `attachment; filename="_'(*).pdf"; filename*=UTF-8''%C3%BC%27%28%2A%29.pdf`,
  )
})

test.each([
  ['archive.zip', 'archive.zip'],
  ['..\\..\\run\u202ecod.exe', 'runcod.exe'],
  [`${'a'.repeat(300)}.zip`, `${'a'.repeat(116)}.zip`],
  ['', 'file'],
])('what was not taken is called by its own ending: %j is %s', (given, expected) => {
  expect(refusedFileName(given)).toBe(expected)
})
