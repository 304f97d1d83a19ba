import { type Language, languages } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Translate } from '#phrases/translate.ts'
import { agreementView } from './agreement-view.ts'
import { fontOrder } from './fonts.ts'
import type { DocumentPrinter } from './port.ts'
import { receiptView } from './receipt-view.ts'
import { createThread } from './thread.ts'

/** What a template is given: plain strings, and in which language they are. */
const inputsOf = <View extends { language: Language }>(view: View) => {
  const data = JSON.stringify(view)
  return { data, fonts: JSON.stringify(fontOrder(view.language, data)) }
}

/**
 * Prints with Typst. A document that was never printed takes about fifty milliseconds of computing,
 * so it happens in a thread of its own and no other request waits for it.
 */
export function createTypstPrinter(onMissing: (message: string) => void): DocumentPrinter {
  const ask = createThread()

  const translator = (language: Language): Translate =>
    translatorFor(languages.includes(language) ? language : 'en', onMissing)

  return {
    agreement(content, print) {
      const view = agreementView(content, print, translator(content.language))
      const signaturePng = view.signature.image && print.signaturePng ? print.signaturePng : null
      // What is kept for years is an archive file.
      const archived = content.signature !== null
      return ask({ template: 'agreement', ...inputsOf(view), signaturePng, archived })
    },
    receipt(content, print) {
      const view = receiptView(content, print, translator(content.language))
      return ask({ template: 'receipt', ...inputsOf(view), signaturePng: null, archived: true })
    },
  }
}
