/** A stranger's bytes may be looked at, never run, by nobody but our own pages. */
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

/** A Content-Disposition that saves the file under its name in any script (RFC 6266, RFC 5987). */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`
}

/** The answer of a route that hands out a stored file. */
export function attachment(
  bytes: Uint8Array<ArrayBuffer>,
  file: { mediaType: string; fileName: string },
) {
  const headers = {
    ...guarded,
    'content-type': file.mediaType,
    'content-length': String(bytes.byteLength),
    'content-disposition': attachmentOf(file.fileName),
  }
  return { status: 200 as const, bytes, headers }
}
