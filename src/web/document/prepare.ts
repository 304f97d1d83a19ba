import { type DocumentType, maxUploadBytes } from '#domain/document/document.ts'
import { headBytes, seenKind } from './file-kind.ts'
import { nameAsJpeg, planFor, type RefusalCode, redrawSize, type UploadPlan } from './plan.ts'

/** A file that is not sent at all. */
export class FileRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.name = 'FileRefusal'
    this.code = code
  }
}

/** What has to happen to a chosen file, by its first bytes. Throws FileRefusal. */
export async function lookAt(file: File, type: DocumentType): Promise<UploadPlan> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const plan = planFor(file.size === 0 ? 'empty' : seenKind(head), file.size, type)
  if (plan.step === 'refuse') throw new FileRefusal(plan.code)
  return plan
}

const qualities = [0.9, 0.8, 0.65]

/**
 * Redraws a photo as a JPEG that fits, upright and without its metadata. Throws FileRefusal where the
 * browser cannot open it: HEIC outside Safari, a damaged file.
 */
export async function redraw(file: File, otherwise: RefusalCode): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new FileRefusal(otherwise)
  })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, redrawSize(picture.width, picture.height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new FileRefusal(otherwise)
  // Transparent parts become white, as the photo asks for.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const quality of qualities) {
    const blob = await asJpeg(canvas, quality)
    if (blob && blob.size <= maxUploadBytes) {
      return new File([blob], nameAsJpeg(file.name), { type: 'image/jpeg' })
    }
  }
  throw new FileRefusal(otherwise)
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
