/** The document of the tests knows no popovers: a press on its button opens and closes one. */
const togglePopover = (panel: HTMLElement, isOpen: boolean) => {
  panel.toggleAttribute('data-open', isOpen)
  const event = new Event('toggle')
  panel.dispatchEvent(Object.assign(event, { newState: isOpen ? 'open' : 'closed' }))
}
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    togglePopover(this, true)
  },
  hidePopover(this: HTMLElement) {
    togglePopover(this, false)
  },
})
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (panel) togglePopover(panel, !panel.hasAttribute('data-open'))
})
