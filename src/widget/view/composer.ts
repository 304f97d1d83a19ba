import { chatLimits, messageText } from '#domain/chat.ts'
import { button, h, icon, set, write } from './dom.ts'
import type { Speech } from './words.ts'

/** From so many characters on it is said how many are left. */
const countFrom = 200
const sendOutline = 'M12 19V5M6 11l6-6 6 6'

/** Where the visitor writes. `send` gets what is neither empty nor too long. */
export function createComposer(
  speech: Speech,
  on: { send: (message: string) => void; typing: () => void },
) {
  const { say } = speech
  const text = h('textarea', {
    id: 'message',
    rows: '1',
    enterkeyhint: 'send',
    placeholder: say('message.label'),
    'aria-describedby': 'hint',
  })
  const hint = h('p', { id: 'hint', class: 'hint' }, say('message.hint'))
  const counter = h('p', { class: 'hint counter', role: 'status' })

  /** As high as what is written, up to what the sheet of styles allows. */
  const grow = () => {
    text.style.height = 'auto'
    text.style.height = `${text.scrollHeight + 2}px`
  }

  const count = (): number => {
    const left = chatLimits.messageLength - (messageText(text.value)?.length ?? 0)
    const words =
      left < 0
        ? say('message.long', { count: -left })
        : left <= countFrom
          ? say('message.left', { count: left })
          : ''
    write(counter, words)
    hint.hidden = words !== ''
    set(text, 'aria-invalid', left < 0 ? 'true' : null)
    return left
  }

  function send(): void {
    const message = messageText(text.value)
    text.focus({ preventScroll: true })
    if (message === null || count() < 0) return
    text.value = ''
    count()
    grow()
    on.send(message)
  }

  text.addEventListener('input', () => {
    grow()
    count()
    if (text.value.trim()) on.typing()
  })
  text.addEventListener('keydown', (event) => {
    // 229: a key that still belongs to a word that is put together from several.
    const isComposing = event.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  })
  const sends = button('send', { label: say('message.send'), picture: icon(sendOutline) }, send)
  // The keyboard of a phone stays open.
  sends.addEventListener('pointerdown', (event) => event.preventDefault())

  return {
    element: h(
      'div',
      { class: 'composer' },
      h('label', { class: 'sr', for: 'message' }, say('message.label')),
      h('div', { class: 'row' }, text, sends),
      hint,
      counter,
    ),
    focus: () => text.focus({ preventScroll: true }),
  }
}
