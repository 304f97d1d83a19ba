import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'

/** `data` is the view as JSON; `archived` asks for PDF/A, which needs a date in the document. */
export type PrintOrder = {
  id: number
  data: string
  signaturePng: Uint8Array | null
  archived: boolean
}
export type PrintReply = { id: number; pdf: Uint8Array } | { id: number; trouble: string }

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
  {
    family: 'Noto Sans Arabic',
    files: [
      '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
      '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
      '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
    ],
  },
] as const

const folder = fileURLToPath(new URL('.', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const fontBlobs = families.flatMap(({ files }) => files.map((file) => readFileSync(resolve(file))))
const fonts = JSON.stringify(families.map(({ family }) => family))
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })

/** What Typst said, without the places and values that it said it about. */
function troubleOf(diagnostics: unknown[]): string {
  const messages = diagnostics.map((each) =>
    typeof each === 'object' && each !== null && 'message' in each ? String(each.message) : '',
  )
  return messages.join('; ').slice(0, 200) || 'unknown trouble'
}

function set({ data, signaturePng, archived }: PrintOrder): Uint8Array {
  if (signaturePng) compiler.mapShadow(`${folder}signature.png`, Buffer.from(signaturePng))
  try {
    const inputs = { data, fonts }
    const compiled = compiler.compile({ mainFilePath: `${folder}agreement.typ`, inputs })
    const document = compiled.result
    if (!document) throw new Error(troubleOf(compiled.takeDiagnostics()?.shortDiagnostics ?? []))
    const standard = archived && { pdfStandard: PdfStandard.A_2a }
    return compiler.pdf(document, { ...standard, creationTimestamp: 0 })
  } finally {
    compiler.resetShadow()
    compiler.evictCache(4)
  }
}

function replyTo(order: PrintOrder): PrintReply {
  try {
    return { id: order.id, pdf: new Uint8Array(set(order)) }
  } catch (error) {
    return { id: order.id, trouble: error instanceof Error ? error.message : 'unknown trouble' }
  }
}

parentPort?.on('message', (order: PrintOrder) => parentPort?.postMessage(replyTo(order)))
