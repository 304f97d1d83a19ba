import { trustedDrawing } from '../trusted.ts'

/** Loads the landscape and changes it every five seconds, except during interaction or with reduced motion. */
const interval = 5000
const stage = document.querySelector<HTMLElement>('[data-scenes]')
const button = document.querySelector<HTMLButtonElement>('[data-scene-pause]')
const calm = matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)')

if (stage) {
  const show = showIn(stage)
  const first = show(0).catch(() => {})
  if (button && !calm.matches) void first.then(() => cycle(stage, button, show))
}

/**
 * Inlines the scene: a late image would count as the largest contentful paint. Its colours go into
 * a style sheet, since inline styles are forbidden.
 */
async function fetchScene(path: string): Promise<Element> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`No scene at ${path}`)
  const [before = '', css = '', after = ''] = (await answer.text()).split(/<\/?style>/)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const drawing = trustedDrawing(before + after)
  const scene = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement
  scene.classList.add('opacity-0', 'transition-opacity', 'duration-1000')
  return document.importNode(scene, true)
}

function filesOf(place: HTMLElement): string[] {
  return (place.dataset.scenes ?? '').split(' ')
}

/** Shows a scene above the earlier ones, fetched on first use. */
function showIn(place: HTMLElement) {
  const layers: Element[] = []
  return async (next: number): Promise<void> => {
    let layer = layers[next]
    if (!layer) {
      layer = await fetchScene(filesOf(place)[next] ?? '')
      layers[next] = layer
      place.append(layer)
      layer.getBoundingClientRect()
    }
    for (const [at, other] of layers.entries()) other?.classList.toggle('opacity-0', at > next)
    layer.classList.remove('opacity-0')
  }
}

function cycle(
  place: HTMLElement,
  pause: HTMLButtonElement,
  show: (next: number) => Promise<void>,
): void {
  const hero = place.parentElement ?? place
  let shown = 0
  let paused = false
  let held = false

  setInterval(() => {
    if (paused || held || document.hidden || calm.matches) return
    const next = (shown + 1) % filesOf(place).length
    show(next).then(
      () => {
        shown = next
      },
      () => {},
    )
  }, interval)

  hero.addEventListener('pointerenter', (event) => {
    held = event.pointerType === 'mouse'
  })
  hero.addEventListener('pointerleave', () => {
    held = false
  })
  hero.addEventListener('focusin', () => {
    held = true
  })
  hero.addEventListener('focusout', () => {
    held = false
  })

  // Its space is reserved, so that the page does not shift.
  pause.classList.remove('invisible')
  pause.addEventListener('click', () => {
    paused = !paused
    pause.toggleAttribute('data-paused', paused)
    const words = (paused ? pause.dataset.play : pause.dataset.pause) ?? ''
    pause.setAttribute('aria-label', words)
    pause.title = words
  })
}
