import { evidenceLimits } from '#domain/money/evidence.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Translate } from '#phrases/translate.ts'
import { agreementView } from './agreement-view.ts'
import { evidenceView } from './evidence-view.ts'
import { fontOrder } from './fonts.ts'
import type { DocumentPrinter } from './port.ts'
import { receiptView } from './receipt-view.ts'
import { createThread } from './thread.ts'

/** Input of a template: plain strings and their language. */
const inputsOf = <View extends { language: Language }>(view: View) => {
  const data = JSON.stringify(view)
  return { data, fonts: JSON.stringify(fontOrder(view.language, data)) }
}

/** Counts the pages of a PDF from this printer, whose page dictionaries are uncompressed. */
const pagesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** Prints with Typst, in a thread of its own: a new document takes about fifty milliseconds of computing. */
export function createTypstPrinter(onMissing: (message: string) => void): DocumentPrinter {
  const ask = createThread()

  const translator = (language: Language): Translate =>
    translatorFor(languages.includes(language) ? language : 'en', onMissing)

  return {
    agreement(content, print) {
      const view = agreementView(content, print, translator(content.language))
      const signaturePng = view.signature.image && print.signaturePng ? print.signaturePng : null
      // Documents stored for years are PDF/A.
      const archived = content.signature !== null
      const files = { signaturePng, annexPdf: null }
      return ask({ template: 'agreement', ...inputsOf(view), ...files, archived })
    },
    receipt(content, print) {
      const view = receiptView(content, print, translator(content.language))
      const files = { signaturePng: null, annexPdf: null }
      return ask({ template: 'receipt', ...inputsOf(view), ...files, archived: true })
    },
    async evidence(content, agreementPdf) {
      const t = translator('en')
      const set = (annexPdf: Uint8Array | null) => {
        const view = evidenceView(content, annexPdf ? pagesIn(annexPdf) : 0, t)
        const files = { signaturePng: null, annexPdf }
        return ask({ template: 'evidence', ...inputsOf(view), ...files, archived: false })
      }
      const pages = agreementPdf ? pagesIn(agreementPdf) : 0
      const annex = pages > 0 && pages <= evidenceLimits.annexPages ? agreementPdf : null
      const whole = await set(annex)
      return whole.byteLength > evidenceLimits.bytes ? set(null) : whole
    },
  }
}
