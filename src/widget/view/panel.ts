import type { Chat } from '../chat.ts'
import { environment } from '../environment.ts'
import { createLazyViews } from '../lazy-views.ts'
import type { LoaderContext } from '../loader-context.ts'
import { createAnnouncer } from './announcer.ts'
import { createComposer } from './composer.ts'
import { createDialog } from './dialog.ts'
import { h } from './dom.ts'
import { createHeader } from './header.ts'
import { createInvitation } from './invitation.ts'
import { createLog } from './log.ts'
import { createNotices } from './notices.ts'
import type { Speech } from './words.ts'

/** A reference as in letters and on pages. */
const reference = /\bTZ[\p{Pd}−]?\d{4,9}\b/iu

/** The open panel. */
export function createPanel(
  { root, frame, button, origin, language }: LoaderContext,
  chat: Chat,
  speech: Speech,
  company: string,
) {
  const tell = (words: string) => notices.tell(words)
  const forms = h('div')
  const tray = h('ul', { class: 'tray' })
  const later = createLazyViews(
    {
      ...{ origin, language, root, chat, forms, tray, tell },
      closed() {
        show()
        composer.focus()
      },
    },
    () => tell(speech.say('connection.lost')),
  )
  const editContact = () =>
    later.need((more) => {
      more.contact()
      show()
    })
  const invitation = createInvitation(chat, speech, editContact)
  const notices = createNotices(chat, speech, beginAnew)
  const header = createHeader(chat, speech, company, {
    close: () => dialog.close(),
    editContact,
    application: () => later.need((more) => more.application()),
    transcript: () => later.need((more) => more.transcript()),
    beginAnew,
  })
  const extras = h('div', {}, invitation.element, forms)
  const log = createLog(chat, speech, environment, extras, (element, files) =>
    later.need((more) => {
      element.append(more.filesOf(files))
      show()
    }),
  )
  const composer = createComposer(speech, {
    typing: chat.isTyping,
    add: (files) => later.need((more) => more.add(files)),
    send,
  })
  const announcer = createAnnouncer(chat, speech)
  const foot = h('div', { class: 'foot' }, log.below, notices.element, tray, composer.element)
  const dialog = createDialog(frame, button, [
    header.element,
    header.attendance,
    log.element,
    foot,
    announcer.inside,
  ])
  frame.append(announcer.outside)

  function send(message: string): boolean {
    const here = later.here()
    const files = here ? here.take() : []
    if (!files || (message === '' && files.length === 0)) return false
    here?.takeAlong()
    tell('')
    chat.say(message, files)
    const [named] = reference.exec(message) ?? []
    if (named && !chat.state.application && !chat.state.isKnown)
      later.need((more) => more.application(named))
    return true
  }

  function beginAnew(): void {
    chat.beginAnew()
    tell('')
    composer.focus()
  }

  function show(): void {
    header.show()
    invitation.show(later.here()?.isContactOpen() ?? false)
    notices.show()
    composer.element.hidden = chat.state.is === 'full'
    log.show()
    announcer.show(dialog.isOpen())
    if (!dialog.isOpen()) return
    if (!document.hidden && log.isAtEnd()) chat.sees()
    if (chat.state.asksRating) later.need((more) => more.rating())
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
