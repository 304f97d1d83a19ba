import type { Chat } from '../chat.ts'
import { environment } from '../environment.ts'
import type { LoaderContext } from '../place.ts'
import { createAnnouncer } from './announcer.ts'
import { createComposer } from './composer.ts'
import { createContact } from './contact.ts'
import { createDialog } from './dialog.ts'
import { h } from './dom.ts'
import { createHeader } from './header.ts'
import { createLog } from './log.ts'
import { createNotices } from './notices.ts'
import { createTranscript } from './transcript.ts'
import type { Speech } from './words.ts'

/** All that is seen of a conversation once the button was pressed. */
export function createPanel(
  { frame, button }: LoaderContext,
  chat: Chat,
  speech: Speech,
  company: string,
) {
  const tell = (words: string) => notices.tell(words)
  const contact = createContact(chat, speech, tell, () => {
    show()
    composer.focus()
  })
  const notices = createNotices(chat, speech, beginAnew)
  const header = createHeader(chat, speech, company, {
    close: () => dialog.close(),
    editContact: () => contact.open(),
    transcript: createTranscript(chat, speech, tell, contact.open),
    beginAnew,
  })
  const log = createLog(chat, speech, environment, contact.element)
  const composer = createComposer(speech, {
    typing: chat.isTyping,
    send(message) {
      contact.takeAlong()
      tell('')
      chat.say(message)
    },
  })
  const announcer = createAnnouncer(chat, speech)
  const foot = h('div', { class: 'foot' }, log.below, notices.element, composer.element)
  const dialog = createDialog(frame, button, [
    header.element,
    header.attendance,
    log.element,
    foot,
    announcer.inside,
  ])
  frame.append(announcer.outside)

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
    announcer.show(dialog.isOpen())
    if (dialog.isOpen() && !document.hidden && log.isAtEnd()) chat.sees()
  }

  log.element.addEventListener('scroll', () => {
    if (log.isAtEnd()) show()
  })
  document.addEventListener('visibilitychange', show)

  return {
    show,
    open() {
      if (!dialog.isOpen()) {
        dialog.open()
        chat.wake()
        chat.refresh()
        show()
        log.toEnd()
      }
      composer.focus()
    },
  }
}
