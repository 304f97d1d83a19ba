import { chatLimits } from '#domain/chat.ts'
import { asciiEmail, isEmailAddress, maxEmailLength } from '#domain/email.ts'
import { pathPrefix } from '#domain/reference/languages.ts'
import type { MoreContext } from '../lazy-views.ts'
import { h } from '../view/dom.ts'
import type { Speech } from '../view/words.ts'
import { field, form } from './field.ts'

/** The visitor's contact details: optional, always available. */
export function createContact(context: MoreContext, { say }: Speech) {
  const { chat, tell, closed, forms, language, origin } = context
  const name = field('name', say('contact.name'), {
    autocomplete: 'name',
    maxlength: String(chatLimits.nameLength),
  })
  const email = field('email', say('contact.email'), {
    type: 'email',
    autocomplete: 'email',
    maxlength: String(maxEmailLength),
  })
  const words = {
    title: say('contact.title'),
    text: say('contact.text'),
    send: say('contact.save'),
    skip: say('contact.skip'),
  }
  const fields = [name.element, email.element]
  const element = form('contact', words, fields, { send: () => void save(), close })
  // Push is offered only on our own site, whose cookie opens the application.
  if (origin === location.origin) {
    element.append(
      h('a', { class: 'link', href: `${pathPrefix(language)}/status` }, say('contact.device')),
    )
  }
  /** Runs once there is an address. */
  let then = () => {}
  forms.append(element)

  const typed = () => ({ name: name.typed(), email: asciiEmail(email.typed()) })
  const isRight = () =>
    email.judge(
      email.typed() === '' || isEmailAddress(typed().email) ? '' : say('contact.email.wrong'),
    )

  function close(): void {
    element.hidden = true
    closed()
  }

  async function save(): Promise<void> {
    if (!isRight()) return email.input.focus()
    const given = typed()
    try {
      await chat.reach(given)
    } catch {
      return tell(say('connection.lost'))
    }
    close()
    tell(given.email ? say('contact.saved', { email: given.email }) : '')
    if (given.email) then()
    then = () => {}
  }

  return {
    /** Opens the form; `next` runs once there is an address. */
    contact(next: () => void = () => {}): void {
      then = next
      element.hidden = false
      name.input.value ||= chat.state.name
      email.input.value ||= chat.state.email
      element.scrollIntoView({ block: 'nearest' })
      email.input.focus()
    },
    isContactOpen: () => !element.hidden,
    takeAlong() {
      if (element.hidden || chat.key() || !isRight()) return
      void chat.reach(typed())
      element.hidden = true
    },
  }
}
