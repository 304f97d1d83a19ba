import { pdfOf, stream, withAnnotation, withField } from './build.ts'
import { type Case, cases } from './case.ts'

const file = stream('/Type /EmbeddedFile', 'MZ')
const spec = '<< /Type /Filespec /F (a.exe) /EF << /F 20 0 R >> >>'
const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'
const draws = { resources: '/XObject << /X 20 0 R >>', content: '/X Do' }
const honestForm = () => pdfOf({ ...draws, objects: { 20: stream(form, '0 0 5 5 re f') } })

const withFiles = cases('cleaned', 'document.scripted', [
  [
    'a file by its name',
    () =>
      pdfOf({
        catalog: `/Names << /EmbeddedFiles << /Names [(a) ${spec}] >> >>`,
        objects: { 20: file },
      }),
    () => pdfOf({ catalog: '/Names << >>' }),
  ],
  [
    'a file pinned to a page',
    () => withAnnotation(`/Subtype /FileAttachment /FS ${spec}`, { objects: { 20: file } }),
    () => withAnnotation('/Subtype /Caret /Contents (here)'),
  ],
  [
    'a file that nothing leads to',
    () => pdfOf({ objects: { 20: file } }),
    () => pdfOf({ objects: { 20: stream('/Type /Metadata /Subtype /XML', '<x:xmpmeta/>') } }),
  ],
  [
    'a form in another language',
    () => withField('', { trailer: '', objects: { 13: '<< /XFA [(a) 3 0 R] >>' } }),
    () => withField(''),
  ],
])

/** The page's content is missing, or was not in the file. */
const refused = cases('document.scripted', 'document.scripted', [
  [
    'the cover of a collection of files',
    () =>
      pdfOf({
        catalog: `/Collection << /View /T >> /Names << /EmbeddedFiles << /Names [(a) ${spec}] >> >>`,
        objects: { 20: file },
      }),
    () => pdfOf({ catalog: '/PageLayout /OneColumn' }),
  ],
  [
    'bytes of a stream in another file',
    () =>
      pdfOf({
        ...draws,
        objects: { 20: stream(`${form} /F (\\\\\\\\203.0.113.9\\\\a)`, '') },
      }),
    honestForm,
  ],
])

const leftBehind = cases('cleaned', 'document.scripted', [
  [
    'a page of another file',
    () => pdfOf({ ...draws, objects: { 20: stream(`${form} /Ref << /F (a.pdf) /Page 0 >>`, '') } }),
    honestForm,
  ],
])

export const carried: readonly Case[] = [...withFiles, ...refused, ...leftBehind]
