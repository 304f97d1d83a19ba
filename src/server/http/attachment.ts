import type { StoredFile } from '../platform/adapters/document-store/port.ts'

/** A file that is never read (after HEAD, or when dropped) is closed. */
const unreadMs = 60_000

/** A stranger's file may be displayed only by our own pages, and never executed. */
export const guarded = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

const encode = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** A Content-Disposition with the file name in any script (RFC 6266, RFC 5987). */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`
}

/** A stored file as a response body: read at the client's pace, closed when abandoned. */
function bodyOf({ stream }: StoredFile): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const unread = setTimeout(() => stream.destroy(), unreadMs).unref()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(unread)
        const next = await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel() {
        clearTimeout(unread)
        stream.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

/** A response with a stored file. */
export function attachment(file: StoredFile, named: { mediaType: string; fileName: string }) {
  const headers = {
    ...guarded,
    'content-type': named.mediaType,
    'content-length': String(file.size),
    'content-disposition': attachmentOf(named.fileName),
  }
  return { status: 200 as const, bytes: bodyOf(file), headers }
}

/** A response with a small picture for a page. */
export function picture(file: StoredFile) {
  const headers = {
    ...guarded,
    'content-type': 'image/jpeg',
    'content-length': String(file.size),
    'content-disposition': 'inline',
  }
  return { status: 200 as const, bytes: bodyOf(file), headers }
}
