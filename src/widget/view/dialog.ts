import { h } from './dom.ts'

/** On phones in either orientation the chat fills the screen. */
const phone = '(max-width: 480px), (max-height: 480px)'

/** Style sheets do not see a phone's keyboard. */
function followKeyboard(dialog: HTMLElement): void {
  const view = visualViewport
  if (!view) return
  const resize = () => {
    if (view.scale > 1) return
    dialog.style.setProperty('--height', `${view.height}px`)
    dialog.style.setProperty('--top', `${view.offsetTop}px`)
  }
  view.addEventListener('resize', resize)
  view.addEventListener('scroll', resize)
  resize()
}

/** The chat window: beside the page's content, or over it on a phone. */
export function createDialog(
  frame: HTMLElement,
  button: HTMLButtonElement,
  parts: readonly HTMLElement[],
) {
  const isPhone = matchMedia(phone)
  const dialog = h('dialog', { 'aria-labelledby': 'title' }, ...parts)
  frame.append(dialog)
  followKeyboard(dialog)
  const put = () => (isPhone.matches ? dialog.showModal() : dialog.show())

  function close(): void {
    dialog.close()
    button.hidden = false
    button.focus()
  }

  isPhone.addEventListener('change', () => {
    if (!dialog.open) return
    dialog.close()
    put()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    close()
  })
  // Some pages use single keys as shortcuts: typing here must not trigger them.
  for (const kind of ['keydown', 'keypress', 'keyup'] as const) {
    frame.addEventListener(kind, (event) => event.stopPropagation())
  }
  return {
    isOpen: () => dialog.open,
    open() {
      button.hidden = true
      put()
    },
    close,
  }
}
