import type { Chat } from '../chat.ts'
import { button, h, icon, write } from './dom.ts'
import type { Speech } from './words.ts'

const removeOutline = 'M8 8l8 8m0-8-8 8'

/** Notices between conversation and field: usually one at a time. */
export function createNotices(chat: Chat, speech: Speech, beginAnew: () => void) {
  const { say } = speech
  const status = h('p', { class: 'status', role: 'status' })
  const words = h('p', {})
  const begin = button('second', say('new.action'), beginAnew)
  const ending = h('div', { class: 'notice' }, words, begin)
  const chip = h('p', { class: 'chip' })
  let chipOf = ''
  let note = ''

  function showChip(reference: string): void {
    if (reference === chipOf) return
    chipOf = reference
    const remove = {
      label: say('application.remove', { reference }),
      picture: icon(removeOutline),
    }
    chip.replaceChildren(
      say('application.about', { reference }),
      button('plain', remove, () => chat.about(null)),
    )
  }

  return {
    element: h('div', { class: 'notices' }, status, ending, chip),
    /** Shows a notice until the next one. */
    tell(text: string) {
      note = text
      write(status, text)
    },
    show() {
      const { is, isAnew, isConnected, isWaiting, application } = chat.state
      const told = note || (isAnew ? say('anew.text') : '')
      write(status, isConnected && !isWaiting ? told : say('connection.lost'))
      ending.hidden = is === 'open'
      begin.hidden = is === 'gone'
      if (is !== 'open') write(words, say(`${is}.text`))
      chip.hidden = !application
      if (application) showChip(application)
    },
  }
}
