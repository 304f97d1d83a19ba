import { storedChoice } from '../cookie-choice.ts'
import { chooseLanguage } from '../i18n/chosen-language.ts'

/** Switches the language of the current page, keeping its query, and remembers the choice if allowed. */
const menu = document.querySelector<HTMLDetailsElement>('[data-language-menu]')

menu?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  chooseLanguage(link.hreflang, storedChoice()?.functional !== false)
  link.search = location.search
  link.hash = location.hash
})

menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

/** Closes when focus or a press moves elsewhere, so that it covers nothing. */
function closeUnlessWithin(place: EventTarget | null) {
  if (menu && !(place instanceof Node && menu.contains(place))) menu.open = false
}
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget) closeUnlessWithin(relatedTarget)
})
document.addEventListener('pointerdown', ({ target }) => closeUnlessWithin(target))
