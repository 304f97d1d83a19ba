import type { Chat } from '../chat.ts'
import { button, h, icon, write } from './dom.ts'
import type { Speech } from './words.ts'

const removeOutline = 'M7 7l10 10M17 7 7 17'

type Actions = { beginAnew: () => void; leaveEmail: () => void; isAskingForEmail: () => boolean }

/** What stands between the conversation and the field: one thing that matters now, seldom two. */
export function createNotices(chat: Chat, speech: Speech, on: Actions) {
  const { say } = speech
  const status = h('p', { class: 'status', role: 'status' })
  const words = h('p', {})
  const begin = button('second', say('new.action'), on.beginAnew)
  const ending = h('div', { class: 'notice' }, words, begin)
  const leave = h(
    'div',
    { class: 'notice' },
    h('p', {}, say('contact.leave')),
    button('second', say('contact.leave.action'), on.leaveEmail),
  )
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
    element: h('div', { class: 'notices' }, status, ending, leave, chip),
    /** Says something until it says something else. */
    tell(text: string) {
      note = text
      write(status, text)
    },
    show() {
      const { is, isConnected, waits, email, attendance, conversation, application } = chat.state
      const isLost = !isConnected || waits === 'connection'
      write(status, isLost ? say('connection.lost') : waits ? say('connection.busy') : note)
      ending.hidden = is === 'open'
      begin.hidden = is === 'gone'
      if (is !== 'open') write(words, say(`${is}.text`))
      const isAlone = attendance !== null && attendance.attendance !== 'here'
      const hasSpoken = conversation.messages.length + conversation.outbox.length > 0
      leave.hidden =
        !ending.hidden || email !== '' || !isAlone || !hasSpoken || on.isAskingForEmail()
      chip.hidden = !application
      if (application) showChip(application)
    },
  }
}
