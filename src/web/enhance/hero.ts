/** Changes the landscape every five seconds, unless somebody looks, points, or wants no motion. */
const interval = 5000
const stage = document.querySelector<HTMLElement>('[data-scenes]')
const button = document.querySelector<HTMLButtonElement>('[data-scene-pause]')
const calm = matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)')

if (stage && button && !calm.matches) start(stage, button)

/**
 * The picture as part of the page: an image that arrives late would count as the page's main content
 * and make a quick page look slow. Its colours go into a style sheet, as inline styles are barred.
 */
async function fetchScene(path: string): Promise<Element> {
  const answer = await fetch(path)
  const [before = '', css = '', after = ''] = (await answer.text()).split(/<\/?style>/)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const scene = new DOMParser().parseFromString(before + after, 'image/svg+xml').documentElement
  scene.classList.add('opacity-0', 'transition-opacity', 'duration-1000')
  return document.importNode(scene, true)
}

function start(place: HTMLElement, pause: HTMLButtonElement) {
  const hero = place.parentElement ?? place
  const files = (place.dataset.scenes ?? '').split(' ')
  const layers: Element[] = [...place.children]
  let shown = 0
  let paused = false
  let held = false

  async function show(next: number) {
    let layer = layers[next]
    if (!layer) {
      layer = await fetchScene(files[next - 1] ?? '')
      layers[next] = layer
      place.append(layer)
      layer.getBoundingClientRect()
    }
    for (const [at, other] of layers.entries()) other?.classList.toggle('opacity-0', at > next)
    layer.classList.remove('opacity-0')
    shown = next
  }

  setInterval(() => {
    if (paused || held || document.hidden || calm.matches) return
    show((shown + 1) % (files.length + 1)).catch(() => undefined)
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

  // Its place is kept from the start: what appears must not push the page about.
  pause.classList.remove('invisible')
  pause.addEventListener('click', () => {
    paused = !paused
    pause.toggleAttribute('data-paused', paused)
    const words = (paused ? pause.dataset.play : pause.dataset.pause) ?? ''
    pause.setAttribute('aria-label', words)
    pause.title = words
  })
}

export {}
