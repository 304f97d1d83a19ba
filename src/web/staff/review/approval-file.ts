import { maxUploadBytes } from '#domain/document/document.ts'
import type { PhraseKey } from '#phrases/translate.ts'

export type Refused = Readonly<{
  key: PhraseKey
  params?: Readonly<Record<string, string | number>>
}>

type Chosen = Readonly<{ name: string; type: string; size: number }>

const megabyte = 1024 * 1024

const isPdf = ({ name, type }: Chosen) => type === 'application/pdf' || /\.pdf$/i.test(name)
const isPicture = ({ name, type }: Chosen) =>
  type === 'image/jpeg' || type === 'image/png' || (!type && /\.(jpe?g|png)$/i.test(name))

/** Why a file cannot be an approval document, before it is sent; the server looks into it again. */
export function refusalOf(file: Chosen): Refused | null {
  if (!isPdf(file) && !isPicture(file)) {
    return { key: 'error.document.wrong-type', params: { allowed: 'PDF, JPG, PNG' } }
  }
  if (file.size === 0) return { key: 'error.document.empty' }
  if (file.size > maxUploadBytes) {
    return { key: 'error.document.too-large', params: { limit: maxUploadBytes / megabyte } }
  }
  return null
}
