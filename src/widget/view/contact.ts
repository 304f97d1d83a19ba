import { chatLimits } from '#domain/chat.ts'
import { isEmailAddress, maxEmailLength } from '#domain/email.ts'
import type { Chat } from '../chat.ts'
import { button, h, set, write } from './dom.ts'
import type { Speech } from './words.ts'

type Told = (words: string) => void

function field(id: string, label: string, attributes: Record<string, string>) {
  const input = h('input', { id, ...attributes })
  const wrong = h('p', { class: 'wrong', id: `${id}-wrong` })
  return { input, wrong, element: h('div', {}, h('label', { for: id }, label), input, wrong) }
}

/** How the visitor can be reached: never needed, always at hand. */
export function createContact(chat: Chat, speech: Speech, tell: Told, closed: () => void) {
  const { say } = speech
  const name = field('name', say('contact.name'), {
    autocomplete: 'name',
    maxlength: String(chatLimits.nameLength),
  })
  const email = field('email', say('contact.email'), {
    type: 'email',
    autocomplete: 'email',
    maxlength: String(maxEmailLength),
    'aria-describedby': 'email-wrong',
  })
  let isSkipped = false
  let isWanted = false
  /** What waits for an address. */
  let then = () => {}

  const isRight = (): boolean => {
    const typed = email.input.value.trim()
    const right = typed === '' || isEmailAddress(typed)
    write(email.wrong, right ? '' : say('contact.email.wrong'))
    set(email.input, 'aria-invalid', right ? null : 'true')
    return right
  }

  const close = () => {
    isWanted = false
    isSkipped = true
    closed()
  }

  async function save(): Promise<void> {
    if (!isRight()) return email.input.focus()
    const typed = { name: name.input.value.trim(), email: email.input.value.trim() }
    try {
      await chat.reach(typed)
    } catch {
      return tell(say('connection.lost'))
    }
    close()
    tell(typed.email ? say('contact.saved', { email: typed.email }) : '')
    if (typed.email) then()
    then = () => {}
  }

  const element = h(
    'form',
    { class: 'contact', novalidate: true, 'aria-labelledby': 'contact-title' },
    h('p', { id: 'contact-title', class: 'strong' }, say('contact.title')),
    h('p', { class: 'quiet' }, say('contact.text')),
    name.element,
    email.element,
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'submit', class: 'second' }, say('contact.save')),
      button('link', say('contact.skip'), close),
    ),
  )
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    void save()
  })

  return {
    element,
    isOpen: () => !element.hidden,
    /** Opens it, if need be for something that is done once there is an address. */
    open(next: () => void = () => {}) {
      then = next
      isWanted = true
      name.input.value ||= chat.state.name
      email.input.value ||= chat.state.email
      element.hidden = false
      element.scrollIntoView({ block: 'nearest' })
      email.input.focus()
    },
    /** What was typed goes along with the first message, saved or not. */
    takeAlong() {
      if (element.hidden || chat.hasKey() || !isRight()) return
      void chat.reach({ name: name.input.value.trim(), email: email.input.value.trim() })
    },
    show() {
      const { conversation, isLoaded } = chat.state
      const isFirst = isLoaded && conversation.messages.length + conversation.outbox.length === 0
      element.hidden = !isWanted && (isSkipped || !isFirst)
    },
  }
}
