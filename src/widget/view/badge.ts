import type { Chat } from '../chat.ts'
import { unreadIn } from '../state.ts'
import { h, set, write } from './dom.ts'
import type { Speech } from './words.ts'

const most = 9

/** Number of unread answers, on the button and in its label. */
export function createBadge(button: HTMLButtonElement, chat: Chat, speech: Speech) {
  const label = button.title
  const badge = h('span', { class: 'badge', 'aria-hidden': 'true' })
  button.append(badge)
  return {
    show() {
      const count = unreadIn(chat.state.conversation).length
      badge.hidden = count === 0
      write(badge, count > most ? `${most}+` : String(count))
      const name = count > 0 ? speech.say('button.unread', { count }) : label
      set(button, 'aria-label', name)
      set(button, 'title', name)
    },
  }
}
