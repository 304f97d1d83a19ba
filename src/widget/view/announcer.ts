import type { Chat } from '../chat.ts'
import { answersOf } from '../state.ts'
import { h } from './dom.ts'
import type { Speech } from './words.ts'

/** Reads out what staff answer, whether the panel is open or not. */
export function createAnnouncer(chat: Chat, speech: Speech) {
  const live = () => h('p', { class: 'sr', 'aria-live': 'polite' })
  const [inside, outside] = [live(), live()]
  let heardUpTo: number | null = null
  return {
    inside,
    outside,
    show(isOpen: boolean) {
      const { conversation, isLoaded } = chat.state
      if (!isLoaded) return
      const answers = answersOf(conversation)
      const newest = answers.at(-1)?.id ?? 0
      // What was said before this page was opened is read in the log.
      const from = heardUpTo ?? newest
      heardUpTo = newest
      const words = answers
        .filter(({ id }) => id > from)
        .map(({ senderName, message }) => {
          const name = senderName ?? speech.say('log.staff')
          return `${speech.say('log.from', { name })} ${message}`
        })
      // Also when somebody says the same again.
      if (words.length > 0) (isOpen ? inside : outside).textContent = words.join(' ')
    },
  }
}
