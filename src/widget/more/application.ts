import { parseReference } from '#domain/application/reference.ts'
import { asciiEmail, isEmailAddress, maxEmailLength } from '#domain/email.ts'
import type { MoreContext } from '../lazy-views.ts'
import type { Speech } from '../view/words.ts'
import type { Call } from './call.ts'
import { field, form } from './field.ts'

/** Asks for the application. The response never reveals whether the reference exists. */
export function createApplication(
  { chat, tell, closed, forms }: MoreContext,
  { say }: Speech,
  call: Call,
) {
  const number = field('number', say('application.number'), {
    autocomplete: 'off',
    maxlength: '64',
    placeholder: 'TZ-000123',
  })
  const email = field('application-email', say('application.email'), {
    type: 'email',
    autocomplete: 'email',
    maxlength: String(maxEmailLength),
  })
  const words = {
    title: say('application.ask'),
    text: say('application.text'),
    send: say('message.send'),
    skip: say('contact.skip'),
  }
  const close = () => {
    element.hidden = true
    closed()
  }
  const fields = [number.element, email.element]
  const element = form('application', words, fields, { send: () => void send(), close })
  forms.append(element)

  async function send(): Promise<void> {
    const [reference, address] = [number.typed(), asciiEmail(email.typed())]
    if (!number.judge(parseReference(reference) === null ? say('application.number.wrong') : '')) {
      return number.input.focus()
    }
    if (!email.judge(isEmailAddress(address) ? '' : say('contact.email.wrong'))) {
      return email.input.focus()
    }
    try {
      await chat.ready()
      await call('POST /api/chat/sessions/{sessionId}/application', {
        body: { reference, email: address },
      })
    } catch {
      return tell(say('transcript.failed'))
    }
    close()
    tell(say('application.thanks'))
  }

  return (reference?: string): void => {
    element.hidden = false
    if (reference) number.input.value = reference
    element.scrollIntoView({ block: 'nearest' })
    ;(reference ? email : number).input.focus()
  }
}
