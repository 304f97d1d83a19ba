import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { type Language, languages } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Translate } from '#phrases/translate.ts'
import type { AgreementPrinter } from './port.ts'
import { agreementView } from './view.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const signaturePath = `${folder}signature.png`

/** One row for each family that a script needs, tried in this order; the files come from npm. */
const families = [
  {
    family: 'Noto Sans',
    files: [
      '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
      '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
      '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    ],
  },
] as const

function fontFiles(): Buffer[] {
  const { resolve } = createRequire(import.meta.url)
  return families.flatMap(({ files }) => files.map((file) => readFileSync(resolve(file))))
}

/**
 * Prints with Typst inside this process; the compiler and its fonts live as long as the printer.
 * A document takes about ten milliseconds, so it needs no thread of its own.
 */
export function createTypstPrinter(onMissing: (message: string) => void): AgreementPrinter {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: fontFiles() }],
  })
  const fonts = JSON.stringify(families.map(({ family }) => family))
  const translators = new Map<Language, Translate>()

  function translator(language: Language): Translate {
    const known = languages.includes(language) ? language : 'en'
    const made = translators.get(known) ?? translatorFor(known, onMissing)
    translators.set(known, made)
    return made
  }

  return {
    async print(content, print) {
      const view = agreementView(content, print, translator(content.language))
      const inputs = { data: JSON.stringify(view), fonts }
      if (view.signature.image && print.signaturePng) {
        compiler.mapShadow(signaturePath, Buffer.from(print.signaturePng))
      }
      try {
        const compiled = compiler.compile({ mainFilePath: `${folder}agreement.typ`, inputs })
        const document = compiled.result
        if (!document) {
          const trouble = compiled.takeDiagnostics()?.shortDiagnostics ?? []
          throw new Error(
            `The agreement could not be set: ${JSON.stringify(trouble).slice(0, 500)}`,
          )
        }
        // What is kept for years is an archive file; that standard wants a date, which a preview lacks.
        const standard = content.signature && { pdfStandard: PdfStandard.A_2a }
        return compiler.pdf(document, { ...standard, creationTimestamp: 0 })
      } finally {
        compiler.resetShadow()
        compiler.evictCache(4)
      }
    },
  }
}
