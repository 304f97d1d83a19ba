/** Highlights the current section in the table of contents. */
const links = new Map<string, HTMLAnchorElement[]>()
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')) {
  const id = link.hash.slice(1)
  links.set(id, [...(links.get(id) ?? []), link])
}

const reading = new Set<string>()
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) reading.add(target.id)
      else reading.delete(target.id)
    }
    const current = [...links.keys()].find((id) => reading.has(id))
    if (!current) return
    for (const [id, own] of links) {
      for (const link of own) {
        if (id === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
  },
  // From just below a jump target's position to the middle of the view.
  { rootMargin: '-112px 0px -55% 0px' },
)
for (const id of links.keys()) {
  const section = document.getElementById(id)
  if (section) watcher.observe(section)
}

// On a phone the contents close after a choice.
for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-contents] details')) {
  details.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) details.open = false
  })
}

export {}
