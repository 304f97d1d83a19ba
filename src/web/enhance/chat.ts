import { trustedAddress } from '../trusted.ts'

const page = document.documentElement
const mostWait = 60_000
let wait = 5_000
let coming: HTMLScriptElement | undefined
let isWanted = false

/** Loads the chat on first interaction, when idle, or at once for a letter's link. */
function bring(): void {
  if (coming) return
  const script = document.createElement('script')
  script.addEventListener('load', arrive)
  // Retries after a network failure, one attempt at a time, even if input continues offline.
  script.addEventListener('error', () => {
    script.remove()
    setTimeout(() => {
      coming = undefined
      bring()
    }, wait)
    wait = Math.min(2 * wait, mostWait)
  })
  script.src = trustedAddress('/api/widget.js')
  document.head.append(script)
  coming = script
}

const find = () =>
  document.querySelector('visa-chat')?.shadowRoot?.querySelector<HTMLButtonElement>('button.chat')

function arrive(): void {
  const button = find()
  if (!button) return
  // Shows unread answers wherever the visitor is: the button's name contains the number.
  new MutationObserver(() => {
    page.toggleAttribute('data-chat-unread', button.ariaLabel !== button.title)
  }).observe(button, { attributeFilter: ['aria-label'] })
  if (isWanted) button.click()
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, bring)
// The application page is heavy enough: there the chat waits for interaction.
if (!location.pathname.endsWith('/application')) {
  addEventListener('load', () => {
    // Slow devices may never be idle.
    if ('requestIdleCallback' in window) requestIdleCallback(bring, { timeout: 5_000 })
    else setTimeout(bring)
  })
}
if (location.hash.startsWith('#chat=')) bring()

// The page's 'Help' acts as the chat button, which may not be loaded yet.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-help]')) return
  isWanted = true
  find()?.click()
})
