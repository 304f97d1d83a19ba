import type { Chat } from '../chat.ts'
import { button, h } from './dom.ts'
import type { Speech } from './words.ts'

/** Unobtrusive invitation to leave an address, before the first message and while nobody is here. */
export function createInvitation(chat: Chat, { say }: Speech, open: () => void) {
  const element = h(
    'div',
    { class: 'card' },
    h('p', { class: 'quiet' }, say('contact.text')),
    h('div', { class: 'row' }, button('second', say('contact.leave.action'), open)),
  )
  return {
    element,
    show(isOpen: boolean) {
      const { conversation, isLoaded, attendance, email, isKnown } = chat.state
      const hasSpoken = conversation.messages.length + conversation.outbox.length > 0
      const isAnswered = hasSpoken && attendance?.attendance === 'here'
      element.hidden = isOpen || isAnswered || !isLoaded || isKnown || email !== ''
    },
  }
}
