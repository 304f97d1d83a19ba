import type { ChatFile } from '#contract/chat.ts'
import type { MoreContext } from '../lazy-views.ts'
import { button, h, icon, set } from '../view/dom.ts'
import type { Speech } from '../view/words.ts'

const fileOutline = 'M14 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7zM14 3v4h4'
/** Milliseconds until an object URL is revoked. */
const linkLasts = 60_000

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1e6).toFixed(1)} MB`

/** The files of a message: pictures inline, all downloadable. Access requires the key. */
export function createAttachments({ chat, origin, tell }: MoreContext, { say }: Speech) {
  async function bytesOf(path: string): Promise<Blob> {
    const headers = { authorization: `Bearer ${chat.key()?.token ?? ''}` }
    const response = await fetch(`${origin}/api/chat/files/${path}`, { headers })
    if (!response.ok) throw new Error(String(response.status))
    return response.blob()
  }

  async function save({ id, name }: ChatFile): Promise<void> {
    try {
      const href = URL.createObjectURL(await bytesOf(id))
      const link = h('a', { href, download: name })
      link.click()
      setTimeout(() => URL.revokeObjectURL(href), linkLasts)
    } catch {
      tell(say('files.failed'))
    }
  }

  /** Drawn on a canvas: the host page's policy may forbid images from elsewhere. */
  async function drawInto(element: HTMLElement, { id }: ChatFile): Promise<void> {
    const picture = await createImageBitmap(await bytesOf(`${id}/preview`))
    const canvas = h('canvas', { width: String(picture.width), height: String(picture.height) })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
    element.replaceChildren(canvas)
    set(element, 'class', 'picture')
  }

  function fileOf(file: ChatFile): HTMLElement {
    const { name, sizeBytes, mediaType } = file
    const label = say('files.save', { name })
    const element = button('file', { label, picture: icon(fileOutline) }, () => void save(file))
    element.append(
      h('span', { dir: 'auto' }, name),
      h('span', { class: 'quiet' }, sizeOf(sizeBytes)),
    )
    // Without a preview the name suffices.
    if (mediaType.startsWith('image/')) void drawInto(element, file).catch(() => {})
    return element
  }

  return (files: readonly ChatFile[]): HTMLElement =>
    h('div', { class: 'files' }, ...files.map(fileOf))
}
