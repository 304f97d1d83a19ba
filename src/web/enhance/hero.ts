/** Changes the landscape every five seconds, unless somebody looks, points, or wants no motion. */
const interval = 5000
const stage = document.querySelector<HTMLElement>('[data-scenes]')
const button = document.querySelector<HTMLButtonElement>('[data-scene-pause]')
const calm = matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)')

if (stage && button && !calm.matches) start(stage, button)

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
      const image = new Image()
      image.alt = ''
      image.className = 'opacity-0 transition-opacity duration-1000'
      image.src = files[next - 1] ?? ''
      await image.decode()
      place.append(image)
      layers[next] = image
      layer = image
      image.getBoundingClientRect()
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

  pause.hidden = false
  pause.addEventListener('click', () => {
    paused = !paused
    pause.toggleAttribute('data-paused', paused)
    const words = (paused ? pause.dataset.play : pause.dataset.pause) ?? ''
    pause.setAttribute('aria-label', words)
    pause.title = words
  })
}

export {}
