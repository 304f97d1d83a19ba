/** A chosen language is kept for a year, and the page stays the one it is: its query goes along. */
const menu = document.querySelector<HTMLDetailsElement>('[data-language-menu]')
const year = 365 * 24 * 60 * 60

menu?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `language=${link.hreflang}; path=/; max-age=${year}; samesite=lax`
  link.search = location.search
  link.hash = location.hash
})

menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

export {}
