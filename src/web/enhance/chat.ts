import { trustedAddress } from '../trusted.ts'

/** The chat comes with the first touch or key, when the page rests, or at once by the link of a letter. */
const script = document.createElement('script')

function bring(): void {
  if (script.src) return
  script.src = trustedAddress('/api/widget.js')
  document.head.append(script)
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

const page = document.documentElement
const find = () =>
  document.querySelector('visa-chat')?.shadowRoot?.querySelector<HTMLButtonElement>('button.chat')

// What was answered meanwhile is seen wherever one is: the name of the button says how much it is.
script.addEventListener('load', () => {
  const button = find()
  if (!button) return
  new MutationObserver(() => {
    page.toggleAttribute('data-chat-unread', button.ariaLabel !== button.title)
  }).observe(button, { attributeFilter: ['aria-label'] })
})

// 'Help' of a page is the same as the button, which may still be on its way.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-help]')) return
  const button = find()
  if (button) button.click()
  else script.addEventListener('load', () => find()?.click(), { once: true })
})

let last = 0
addEventListener(
  'scroll',
  () => {
    page.toggleAttribute('data-chat-away', scrollY > last && scrollY > innerHeight / 4)
    last = scrollY
  },
  { passive: true },
)
