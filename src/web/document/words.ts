import { ApiError } from '#client/error.ts'
import { acceptedKinds, type DocumentType, fileEndings } from '#domain/document/document.ts'
import type { Translate } from '#phrases/translate.ts'
import { wordsOf } from '../api/error.ts'
import { mostPages } from '../file/plan.ts'
import { FileRefusal } from '../file/refusal.ts'
import type { Upload } from './uploads.ts'

type Failed = Pick<Upload, 'error' | 'file' | 'documentType'>
export type Words = Readonly<{ title: string; text: string }>

/** Why an upload failed: a heading, and what to do. */
export function wordsOfUpload(upload: Failed, t: Translate): Words {
  const { error } = upload
  if (error instanceof FileRefusal) return wordsOfRefusal(error, upload, t)
  const title = t('document.upload.failed')
  if (!(error instanceof ApiError)) return { title, text: t('document.upload.failed.text') }
  if (error.kind !== 'problem') return { title, text: t('document.upload.lost') }
  if (error.code === 'document.too-large' || error.code === 'request.too-large') return tooLarge(t)
  if (error.code === 'document.wrong-type') return { title, text: wrongType(upload, t) }
  return { title, text: wordsOf(error, t) }
}

function wordsOfRefusal({ code }: FileRefusal, upload: Failed, t: Translate): Words {
  const title = t('document.upload.failed')
  switch (code) {
    case 'too-large':
      return tooLarge(t)
    case 'empty':
      return { title, text: t('error.document.empty') }
    case 'blank':
      return { title, text: t('error.document.blank') }
    case 'empty-page':
      return { title, text: t('error.document.empty-page') }
    case 'wrong-type':
      return { title, text: wrongType(upload, t) }
    case 'several': {
      const key = takesPdf(upload.documentType) ? 'document.add.several' : 'document.add.onePhoto'
      return { title, text: t(key) }
    }
    case 'too-many':
      return { title, text: t('document.upload.tooMany', { most: mostPages }) }
    case 'encrypted':
      return { title, text: t('error.document.encrypted') }
    case 'changed':
      return { title, text: t('document.upload.changed') }
    case 'signed':
      return { title, text: t('document.upload.signed') }
    case 'broken':
      return { title, text: t('error.document.unreadable') }
    case 'heic':
    case 'picture':
      return { title, text: t(`document.upload.${code}`) }
  }
}

function tooLarge(t: Translate): Words {
  return {
    title: t('document.upload.tooLarge'),
    text: t('document.upload.tooLarge.text'),
  }
}

const takesPdf = (type: DocumentType) => acceptedKinds[type].includes('pdf')

function wrongType({ file, documentType: type }: Failed, t: Translate): string {
  const allowed = t(takesPdf(type) ? 'document.kinds.any' : 'document.kinds.image')
  // The extension promises an accepted type: explain that the content is different.
  const said = acceptedKinds[type].find((kind) =>
    fileEndings[kind].some((ending) => file.name.toLowerCase().endsWith(ending)),
  )
  if (!said) return t('error.document.wrong-type', { allowed })
  return t('document.upload.misnamed', {
    kind: said === 'jpeg' ? 'JPG' : said.toUpperCase(),
    allowed,
  })
}
