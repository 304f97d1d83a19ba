import { ApiError } from '#client/error.ts'
import { type DocumentType, documentRules } from '#domain/document/document.ts'
import type { Translate } from '#phrases/translate.ts'
import { wordsOf } from '../api/error.ts'
import { mostPages } from '../file/plan.ts'
import { FileRefusal } from '../file/refusal.ts'

export type Words = Readonly<{ title: string; text: string }>

/** Why a file did not arrive: a heading, and what to do about it. */
export function wordsOfUpload(error: unknown, type: DocumentType, t: Translate): Words {
  if (error instanceof FileRefusal) return wordsOfRefusal(error, type, t)
  const title = t('document.upload.failed')
  if (!(error instanceof ApiError)) return { title, text: t('document.upload.failed.text') }
  if (error.kind !== 'problem') return { title, text: t('document.upload.lost') }
  if (error.code === 'document.too-large' || error.code === 'request.too-large') return tooLarge(t)
  if (error.code === 'document.wrong-type') return { title, text: wrongType(type, t) }
  return { title, text: wordsOf(error, t) }
}

function wordsOfRefusal({ code }: FileRefusal, type: DocumentType, t: Translate): Words {
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
      return { title, text: wrongType(type, t) }
    case 'several': {
      const key = takesPdf(type) ? 'document.add.several' : 'document.add.onePhoto'
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

const takesPdf = (type: DocumentType) => documentRules[type].accepted.includes('pdf')

function wrongType(type: DocumentType, t: Translate): string {
  const allowed = t(takesPdf(type) ? 'document.kinds.any' : 'document.kinds.image')
  return t('error.document.wrong-type', { allowed })
}
