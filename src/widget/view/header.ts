import type { Chat } from '../chat.ts'
import { button, drawing, h, icon, set, write } from './dom.ts'
import type { Speech } from './words.ts'

const closeOutline = 'M6 9l6 6 6-6'
const menuOutline = 'M12 6h.01M12 12h.01M12 18h.01'

/** The sun over a horizon, as on our pages. */
export const mark = () =>
  drawing(
    '0 0 32 32',
    { class: 'sun', d: 'M6.5 19.5a9.5 9.5 0 0 1 19 0z' },
    { class: 'lines', d: 'M2.5 19.5h27M7 24h18M12 28.5h8' },
  )

type Actions = {
  close: () => void
  editContact: () => void
  application: () => void
  transcript: () => void
  beginAnew: () => void
}

/** The company, its attendance, and further actions. */
export function createHeader(chat: Chat, speech: Speech, company: string, on: Actions) {
  const { say } = speech
  const attendance = h('p', { class: 'attendance' })
  const act = (words: string, does: () => void) =>
    button('item', words, () => {
      toggle(false)
      does()
    })
  const beginAnew = act(say('new.action'), on.beginAnew)
  const application = act(say('application.ask'), on.application)
  const menu = h(
    'div',
    { class: 'menu' },
    act(say('contact.edit'), on.editContact),
    application,
    act(say('transcript.send'), on.transcript),
    beginAnew,
  )
  const opener = button('plain', { label: say('menu'), picture: icon(menuOutline) }, () =>
    toggle(menu.hidden !== false),
  )

  function toggle(isOpen: boolean): void {
    menu.hidden = !isOpen
    set(opener, 'aria-expanded', String(isOpen))
    if (isOpen) menu.querySelector('button')?.focus()
  }

  toggle(false)
  const element = h(
    'header',
    {},
    mark(),
    h('h2', { id: 'title' }, say('title', { company })),
    opener,
    button('plain', { label: say('close'), picture: icon(closeOutline) }, on.close),
    menu,
  )
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) menu.hidden = true
    set(opener, 'aria-expanded', String(!menu.hidden))
  })
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || menu.hidden) return
    event.stopPropagation()
    event.preventDefault()
    toggle(false)
    opener.focus()
  })

  return {
    element,
    attendance,
    show() {
      const { is, attendance: office } = chat.state
      beginAnew.hidden = is === 'open'
      application.hidden = chat.state.isKnown
      if (!office) return
      const { opens, closes } = office
      const day = speech.calendarDay(office.opensOn)
      set(attendance, 'data-is', office.attendance)
      write(attendance, say(`attendance.${office.attendance}`, { day, opens, closes }))
    },
  }
}
