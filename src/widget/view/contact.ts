import { chatLimits } from '#domain/chat.ts'
import { isEmailAddress, maxEmailLength } from '#domain/email.ts'
import type { Chat } from '../chat.ts'
import { button, h, set, write } from './dom.ts'
import type { Speech } from './words.ts'

function field(id: string, label: string, attributes: Record<string, string>) {
  const input = h('input', { id, ...attributes })
  const wrong = h('p', { class: 'wrong', id: `${id}-wrong` })
  return { input, wrong, element: h('div', {}, h('label', { for: id }, label), input, wrong) }
}

/** The fields, and what was typed into them. */
function createForm({ say }: Speech, on: { save: () => void; close: () => void }) {
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
  const element = h(
    'form',
    { class: 'card', novalidate: true, 'aria-labelledby': 'contact-title' },
    h('p', { id: 'contact-title', class: 'strong' }, say('contact.title')),
    h('p', { class: 'quiet' }, say('contact.text')),
    name.element,
    email.element,
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'submit', class: 'second' }, say('contact.save')),
      button('link', say('contact.skip'), on.close),
    ),
  )
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    on.save()
  })
  return {
    element,
    focus: () => email.input.focus(),
    fill(known: { name: string; email: string }) {
      name.input.value ||= known.name
      email.input.value ||= known.email
    },
    typed: () => ({ name: name.input.value.trim(), email: email.input.value.trim() }),
    /** Says so where the address is none. */
    isRight(): boolean {
      const typed = email.input.value.trim()
      const right = typed === '' || isEmailAddress(typed)
      write(email.wrong, right ? '' : say('contact.email.wrong'))
      set(email.input, 'aria-invalid', right ? null : 'true')
      return right
    },
  }
}

/** How the visitor can be reached: never needed, always at hand. */
export function createContact(
  chat: Chat,
  speech: Speech,
  tell: (words: string) => void,
  closed: () => void,
) {
  const { say } = speech
  const form = createForm(speech, { save: () => void save(), close })
  let isWanted = false
  /** What waits for an address. */
  let then = () => {}
  /** Before the first message and while nobody is here: in sight, and in nobody's way. */
  const invitation = h(
    'div',
    { class: 'card' },
    h('p', { class: 'quiet' }, say('contact.text')),
    h(
      'div',
      { class: 'row' },
      button('second', say('contact.leave.action'), () => open()),
    ),
  )

  function close(): void {
    isWanted = false
    closed()
  }

  async function save(): Promise<void> {
    if (!form.isRight()) return form.focus()
    const typed = form.typed()
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

  /** Opens it, if need be for something that is done once there is an address. */
  function open(next: () => void = () => {}): void {
    then = next
    isWanted = true
    form.fill(chat.state)
    show()
    form.element.scrollIntoView({ block: 'nearest' })
    form.focus()
  }

  function show(): void {
    const { conversation, isLoaded, attendance, email } = chat.state
    const hasSpoken = conversation.messages.length + conversation.outbox.length > 0
    const isAnswered = hasSpoken && attendance?.attendance === 'here'
    form.element.hidden = !isWanted
    invitation.hidden = isWanted || isAnswered || !isLoaded || email !== ''
  }

  return {
    element: h('div', {}, invitation, form.element),
    open,
    show,
    /** What was typed goes along with the first message, saved or not. */
    takeAlong() {
      if (!isWanted || chat.hasKey() || !form.isRight()) return
      void chat.reach(form.typed())
      isWanted = false
    },
  }
}
