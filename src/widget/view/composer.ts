import { chatLimits, messageText } from '#domain/chat.ts'
import { button, h, icon, set, write } from './dom.ts'
import type { Speech } from './words.ts'

/** Remaining characters from which they are shown. */
const countFrom = 200
const addOutline =
  'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7L9.5 17a1.6 1.6 0 0 1-2.3-2.3L15 7'
const sendOutline = 'M12 19V5M6 11l6-6 6 6'

/** The message field. `send` gets valid text, and returns whether it accepted it. */
export function createComposer(
  speech: Speech,
  on: {
    send: (message: string) => boolean
    typing: () => void
    add: (files: readonly File[]) => void
  },
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

  /** Grows with the text up to the style sheet's maximum. */
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
    text.focus({ preventScroll: true })
    if (count() < 0 || !on.send(messageText(text.value) ?? '')) return
    text.value = ''
    count()
    grow()
  }

  text.addEventListener('input', () => {
    grow()
    count()
    if (text.value.trim()) on.typing()
  })
  text.addEventListener('keydown', (event) => {
    // 229: the key belongs to an IME composition.
    const isComposing = event.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  })
  const picker = h('input', {
    type: 'file',
    multiple: true,
    hidden: true,
    accept: 'image/*,.pdf',
  })
  const add = (files: FileList | undefined) => {
    if (files?.length) on.add([...files])
  }
  picker.addEventListener('change', () => {
    add(picker.files ?? undefined)
    picker.value = ''
  })
  text.addEventListener('paste', (event) => {
    const files = event.clipboardData?.files
    // Some programs add a picture to copied text.
    if (!files?.length || event.clipboardData?.getData('text')) return
    event.preventDefault()
    add(files)
  })
  const adds = button('plain', { label: say('files.add'), picture: icon(addOutline) }, () =>
    picker.click(),
  )
  const sends = button('send', { label: say('message.send'), picture: icon(sendOutline) }, send)
  // Keeps a phone's keyboard open.
  sends.addEventListener('pointerdown', (event) => event.preventDefault())

  return {
    element: h(
      'div',
      { class: 'composer' },
      h('label', { class: 'sr', for: 'message' }, say('message.label')),
      h('div', { class: 'row' }, adds, picker, text, sends),
      hint,
      counter,
    ),
    focus: () => text.focus({ preventScroll: true }),
  }
}
