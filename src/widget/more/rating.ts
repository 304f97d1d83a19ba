import type { ChatRating } from '#domain/chat.ts'
import type { MoreContext } from '../lazy-views.ts'
import { button, h } from '../view/dom.ts'
import type { Speech } from '../view/words.ts'
import type { Call } from './call.ts'

/** Asks for a rating of a conversation once; ignoring it or beginning another one ends it. */
export function createRating({ chat, tell, forms }: MoreContext, { say }: Speech, call: Call) {
  let asked = ''
  let card: HTMLElement | undefined
  return (): void => {
    const sessionId = chat.key()?.sessionId ?? ''
    if (asked === sessionId) return
    asked = sessionId
    card?.remove()
    if (!sessionId) return
    const tellThem = (rating?: ChatRating) =>
      call('POST /api/chat/rating', { body: { sessionId, ...(rating && { rating }) } })

    async function rate(rating: ChatRating): Promise<void> {
      try {
        await tellThem(rating)
      } catch {
        return tell(say('transcript.failed'))
      }
      element.remove()
      tell(say('rating.thanks'))
    }

    const element = h(
      'div',
      { class: 'card', role: 'group', 'aria-labelledby': 'rating-title' },
      h('p', { id: 'rating-title', class: 'strong' }, say('rating.title')),
      h(
        'div',
        { class: 'row' },
        button('second', say('rating.good'), () => void rate('good')),
        button('second', say('rating.bad'), () => void rate('bad')),
        button('link', say('contact.skip'), () => element.remove()),
      ),
    )
    card = element
    forms.append(element)
    element.scrollIntoView({ block: 'nearest' })
    void tellThem().catch(() => {})
  }
}
