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
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(bring))
}
if (location.hash.startsWith('#chat=')) bring()
