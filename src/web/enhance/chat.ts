/** The chat comes when the page rests, with the first touch or key, or at once by the link of a letter. */
const script = document.createElement('script')

function bring(): void {
  if (script.src) return
  script.src = '/api/widget.js'
  document.head.append(script)
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, bring)
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(bring))
if (location.hash.startsWith('#chat=')) bring()

export {}
