import { Refusal } from '../api.ts'
import type { Chat } from '../chat.ts'
import { answersOf } from '../conversation.ts'
import { machine } from '../machine.ts'
import type { Place } from '../place.ts'
import { createComposer } from './composer.ts'
import { createContact } from './contact.ts'
import { h } from './dom.ts'
import { createHeader } from './header.ts'
import { createLog } from './log.ts'
import { createNotices } from './notices.ts'
import type { Speech } from './words.ts'

/** On a phone, held upright or across, the chat fills the screen. */
const phone = '(max-width: 480px), (max-height: 480px)'

/** Reads out what staff answer, whether the panel is open or not. */
function createVoice(chat: Chat, speech: Speech) {
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

/** Asks for the conversation by e-mail, and says what came of it. */
function createTranscript(
  chat: Chat,
  speech: Speech,
  tell: (words: string) => void,
  askForEmail: (then: () => void) => void,
) {
  const { say } = speech
  async function send(): Promise<void> {
    try {
      const { email } = await chat.transcript()
      tell(say('transcript.sent', { email }))
    } catch (error) {
      const code = error instanceof Refusal ? error.code : ''
      const isSoon = code === 'chat.answer-required'
      if (code !== 'chat.email-required')
        return tell(say(isSoon ? 'transcript.answer' : 'transcript.failed'))
      tell(say('transcript.email'))
      askForEmail(() => void send())
    }
  }
  return () => (chat.hasKey() ? void send() : tell(say('transcript.answer')))
}

/** The window of the chat: beside the page, or on a phone in its place. */
export function createPanel(place: Place, chat: Chat, speech: Speech, company: string) {
  const { frame, button } = place
  const isPhone = matchMedia(phone)
  const tell = (words: string) => notices.tell(words)
  const contact = createContact(chat, speech, tell, () => {
    show()
    composer.focus()
  })
  const notices = createNotices(chat, speech, beginAnew)
  const header = createHeader(chat, speech, company, {
    close,
    editContact: () => contact.open(),
    transcript: createTranscript(chat, speech, tell, (then) => contact.open(then)),
    beginAnew,
  })
  const log = createLog(chat, speech, machine, contact.element)
  const composer = createComposer(speech, {
    typing: chat.isTyping,
    send(message) {
      contact.takeAlong()
      tell('')
      chat.say(message)
    },
  })
  const voice = createVoice(chat, speech)
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'title' },
    header.element,
    header.attendance,
    log.element,
    h('div', { class: 'foot' }, log.below, notices.element, composer.element),
    voice.inside,
  )
  frame.append(dialog, voice.outside)

  function beginAnew(): void {
    chat.beginAnew()
    tell('')
    composer.focus()
  }

  function put(): void {
    if (isPhone.matches) dialog.showModal()
    else dialog.show()
    resize()
  }

  function open(): void {
    if (dialog.open) {
      composer.focus()
      return
    }
    button.hidden = true
    put()
    chat.wake()
    chat.refresh()
    show()
    log.toEnd()
    composer.focus()
  }

  function close(): void {
    dialog.close()
    button.hidden = false
    button.focus()
  }

  /** The keyboard of a phone leaves less of the screen than style sheets know of. */
  function resize(): void {
    const view = visualViewport
    if (!view || view.scale > 1) return
    dialog.style.setProperty('--height', `${view.height}px`)
    dialog.style.setProperty('--top', `${view.offsetTop}px`)
    if (dialog.open) log.follow()
  }

  function show(): void {
    header.show()
    contact.show()
    notices.show()
    composer.element.hidden = chat.state.is === 'full'
    log.show()
    voice.show(dialog.open)
    if (dialog.open && !document.hidden && log.isAtEnd()) chat.sees()
  }

  visualViewport?.addEventListener('resize', resize)
  visualViewport?.addEventListener('scroll', resize)
  log.element.addEventListener('scroll', () => {
    if (log.isAtEnd()) show()
  })
  document.addEventListener('visibilitychange', show)
  isPhone.addEventListener('change', () => {
    if (!dialog.open) return
    dialog.close()
    put()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // Single keys are shortcuts on some pages: what is typed here is no concern of theirs.
  for (const kind of ['keydown', 'keypress', 'keyup'] as const) {
    frame.addEventListener(kind, (event) => event.stopPropagation())
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    close()
  })
  return { open, show }
}
