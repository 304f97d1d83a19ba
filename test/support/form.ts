/** A file as a browser sends it. */
export type FormFile = { bytes: Uint8Array; name?: string; type?: string }

/** The body of a form with these fields, and with a file under its name last. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  file?: FormFile,
  part = 'file',
): { body: FormData } {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) {
    const blob = new Blob([new Uint8Array(file.bytes)], file.type ? { type: file.type } : {})
    body.append(part, blob, file.name ?? part)
  }
  return { body }
}
