import type { ChatFile } from '#contract/chat.ts'
import { chatLimits } from '#domain/chat.ts'
import { mediaTypes } from '#domain/document/document.ts'
import type { MoreContext } from '../lazy-views.ts'
import { button, h, icon, write } from '../view/dom.ts'
import type { Speech } from '../view/words.ts'
import { checkThere, fitting, UploadFailed, upload } from './upload.ts'
import { isErrorWord } from './words.ts'

const removeOutline = 'M8 8l8 8m0-8-8 8'
const kinds = Object.keys(mediaTypes).join(', ').toUpperCase()

type Item = {
  element: HTMLElement
  file: ChatFile | null
  /** The upload failed, and the visitor was informed. */
  hasFailed: boolean
  cancel: () => void
}

/** The reason of a failed upload, in the visitor's language. */
export function reasonOf({ say }: Speech, error: unknown): string {
  const { code = '', params = {} } = error instanceof UploadFailed ? error : {}
  if (code === 'document.quota') return say('files.quota')
  if (code === 'document.changed') return say('files.changed')
  const word = `error.${code}`
  return isErrorWord(word) ? say(word, { allowed: kinds, ...params }) : say('files.failed')
}

/** The files of the next message with progress, errors and actions. */
export function createTray(context: MoreContext, speech: Speech) {
  const { chat, tell, tray, origin } = context
  const { say } = speech
  const items = new Set<Item>()

  function remove(item: Item): void {
    item.cancel()
    items.delete(item)
    item.element.remove()
    tell('')
    context.closed()
  }

  function addOne(given: File): void {
    const bar = h('progress', { max: '1', value: '0', 'aria-label': given.name })
    const wrong = h('p', { class: 'wrong', role: 'alert' })
    const retry = button('link', say('state.retry'), () => void send())
    const label = say('files.remove', { name: given.name })
    const away = button('plain', { label, picture: icon(removeOutline) }, () => remove(item))
    const words = h(
      'div',
      {},
      h('p', { class: 'name', dir: 'auto' }, given.name),
      bar,
      wrong,
      retry,
    )
    const item: Item = {
      element: h('li', {}, words, away),
      file: null,
      hasFailed: false,
      cancel: () => {},
    }

    async function send(): Promise<void> {
      const life = new AbortController()
      item.cancel = () => life.abort()
      item.hasFailed = false
      retry.hidden = true
      bar.hidden = false
      write(wrong, '')
      try {
        await chat.ready()
        const key = chat.key()
        if (!key) throw new UploadFailed({})
        await checkThere(given)
        const file = await fitting(given)
        const progress = (share: number) => bar.setAttribute('value', String(share))
        item.file = await upload({ origin, key, file, progress, signal: life.signal })
      } catch (error) {
        if (life.signal.aborted) return
        item.hasFailed = true
        write(wrong, reasonOf(speech, error))
        // A fault of the file itself is permanent.
        retry.hidden = error instanceof UploadFailed && error.code.startsWith('document.')
      }
      bar.hidden = true
    }

    items.add(item)
    tray.append(item.element)
    void send()
  }

  return {
    add(files: readonly File[]): void {
      const room = chatLimits.files - items.size
      tell(files.length > room ? say('files.most') : '')
      for (const file of files.slice(0, Math.max(0, room))) addOne(file)
    },
    take(): readonly ChatFile[] | null {
      const all = [...items]
      if (all.some(({ file }) => !file)) {
        tell(say(all.some(({ hasFailed }) => hasFailed) ? 'files.missing' : 'files.wait'))
        return null
      }
      items.clear()
      tray.replaceChildren()
      return all.flatMap(({ file }) => file ?? [])
    },
  }
}
