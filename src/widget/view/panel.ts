import type { Chat } from '../chat.ts'
import { machine } from '../machine.ts'
import type { Place } from '../place.ts'
import { createComposer } from './composer.ts'
import { createContact } from './contact.ts'
import { h } from './dom.ts'
import { createHeader } from './header.ts'
import { createLog } from './log.ts'
import { createNotices } from './notices.ts'
import { createSheet } from './sheet.ts'
import { createTranscript } from './transcript.ts'
import { createVoice } from './voice.ts'
import type { Speech } from './words.ts'

/** All that is seen of a conversation once the button was pressed. */
export function createPanel({ frame, button }: Place, chat: Chat, speech: Speech, company: string) {
  const tell = (words: string) => notices.tell(words)
  const contact = createContact(chat, speech, tell, () => {
    show()
    composer.focus()
  })
  const notices = createNotices(chat, speech, beginAnew)
  const header = createHeader(chat, speech, company, {
    close: () => sheet.close(),
    editContact: () => contact.open(),
    transcript: createTranscript(chat, speech, tell, contact.open),
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
  const foot = h('div', { class: 'foot' }, log.below, notices.element, composer.element)
  const sheet = createSheet(frame, button, [
    header.element,
    header.attendance,
    log.element,
    foot,
    voice.inside,
  ])
  frame.append(voice.outside)

  function beginAnew(): void {
    chat.beginAnew()
    tell('')
    composer.focus()
  }

  function show(): void {
    header.show()
    contact.show()
    notices.show()
    composer.element.hidden = chat.state.is === 'full'
    log.show()
    voice.show(sheet.isOpen())
    if (sheet.isOpen() && !document.hidden && log.isAtEnd()) chat.sees()
  }

  log.element.addEventListener('scroll', () => {
    if (log.isAtEnd()) show()
  })
  document.addEventListener('visibilitychange', show)

  return {
    show,
    open() {
      if (!sheet.isOpen()) {
        sheet.open()
        chat.wake()
        chat.refresh()
        show()
        log.toEnd()
      }
      composer.focus()
    },
  }
}
