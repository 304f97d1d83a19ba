import type { ChatFile } from '#contract/chat.ts'
import { maxUploadBytes } from '#domain/document/document.ts'
import type { Key } from '../key.ts'

/** Timeout of an upload in milliseconds. */
const patience = 120_000
/** Enough to read a passport page, in pixels. */
const longest = 2_400
const known = ['image/jpeg', 'image/png', 'application/pdf']

/** Why an upload failed. `code` of the server; '' without an answer. */
export class UploadFailed extends Error {
  declare readonly code: string
  declare readonly params: Readonly<Record<string, string | number>>

  constructor({ code = '', params = {} }: Partial<Pick<UploadFailed, 'code' | 'params'>>) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** Throws UploadFailed if the file can no longer be read: changed, moved, or in an unavailable cloud. */
export async function checkThere(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new UploadFailed({ code: 'document.changed' })
  }
}

/** Converts a picture that is too large or of another type to a JPEG, if the browser can. */
export async function fitting(file: File): Promise<File> {
  const isFine = known.includes(file.type) && file.size < maxUploadBytes
  if (isFine || !file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    const name = file.name.replace(/\.[^.]*$/, '')
    return jpeg ? new File([jpeg], `${name}.jpg`, { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}

type Sending = {
  origin: string
  key: Key
  file: File
  /** From 0 to 1. */
  progress: (share: number) => void
  signal: AbortSignal
}

/** Uploads one file. Not with fetch, which reports no progress. Rejects with UploadFailed. */
export function upload({ origin, key, file, progress, signal }: Sending): Promise<ChatFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new UploadFailed({}))
    request.open('POST', `${origin}/api/chat/files?sessionId=${key.sessionId}`)
    request.setRequestHeader('authorization', `Bearer ${key.token}`)
    request.responseType = 'json'
    request.timeout = patience
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.onload = () => {
      if (request.status === 201) resolve(request.response)
      else reject(new UploadFailed(request.response ?? {}))
    }
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}
