import { chooseLanguage } from '../i18n/chosen-language.ts'

/** A chosen language is kept, and the page stays the one it is: its query goes along. */
const menu = document.querySelector<HTMLDetailsElement>('[data-language-menu]')

menu?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  chooseLanguage(link.hreflang)
  link.search = location.search
  link.hash = location.hash
})

menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
