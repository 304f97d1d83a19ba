import { endingOf } from '#domain/document/document.ts'

/** Several files come as a ZIP, everything else as what travellers and staff upload. */
const endingFor = (mediaType: string) =>
  mediaType === 'application/zip' ? '.zip' : endingOf(mediaType)

/** Hands bytes over to the downloads of the browser, with the ending of their kind or another one. */
export function saveFile(bytes: Blob, name: string, ending?: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name + (ending ?? endingFor(bytes.type.split(';')[0] ?? ''))
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
