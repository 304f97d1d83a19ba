import { endingOf } from '#domain/document/document.ts'

/** Several files come as a ZIP; others have the types travellers and staff upload. */
const endingFor = (mediaType: string) =>
  mediaType === 'application/zip' ? '.zip' : endingOf(mediaType)

/** Downloads bytes, with the extension of their type or the given one. */
export function saveFile(bytes: Blob, name: string, ending?: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name + (ending ?? endingFor(bytes.type.split(';')[0] ?? ''))
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
