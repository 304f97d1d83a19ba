import type { Chat } from '../chat.ts'
import { answersOf } from '../state.ts'
import { h } from './dom.ts'
import type { Speech } from './words.ts'

/** Announces answers of staff, whether or not the panel is open. */
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
      // Messages from before this page was opened are read in the log.
      const from = heardUpTo ?? newest
      heardUpTo = newest
      const words = answers
        .filter(({ id }) => id > from)
        .map(({ senderName, message }) => {
          const name = senderName ?? speech.say('log.staff')
          return `${speech.say('log.from', { name })} ${message}`
        })
      // Even if the text is the same as before.
      if (words.length > 0) (isOpen ? inside : outside).textContent = words.join(' ')
    },
  }
}
