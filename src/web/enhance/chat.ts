import { trustedAddress } from '../trusted.ts'

const page = document.documentElement
const mostWait = 60_000
let wait = 5_000
let coming: HTMLScriptElement | undefined
let isWanted = false

/** The chat comes with the first touch or key, when the page rests, or at once by the link of a letter. */
function bring(): void {
  if (coming) return
  const script = document.createElement('script')
  script.addEventListener('load', arrive)
  // A bad network is no reason to do without. One try at a time: who types without a connection begins no further ones.
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
  // What was answered meanwhile is seen wherever one is: the name of the button says how much it is.
  new MutationObserver(() => {
    page.toggleAttribute('data-chat-unread', button.ariaLabel !== button.title)
  }).observe(button, { attributeFilter: ['aria-label'] })
  if (isWanted) button.click()
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, bring)
// The form where people apply is heavy enough: there it waits until somebody begins.
if (!location.pathname.endsWith('/application')) {
  addEventListener('load', () => {
    // A slow device may not rest for long: it gets the chat all the same.
    if ('requestIdleCallback' in window) requestIdleCallback(bring, { timeout: 5_000 })
    else setTimeout(bring)
  })
}
if (location.hash.startsWith('#chat=')) bring()

// 'Help' of a page is the same as the button, which may still be on its way.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-help]')) return
  isWanted = true
  find()?.click()
})
