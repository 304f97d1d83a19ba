import { storedChoice } from '../cookie-choice.ts'
import { chooseLanguage } from '../i18n/chosen-language.ts'

/** The page stays the one it is, its query goes along; the language is kept, if only for now. */
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

/** Left by keys or by a press elsewhere it closes, so that it covers nothing that has the focus. */
function closeUnlessWithin(place: EventTarget | null) {
  if (menu && !(place instanceof Node && menu.contains(place))) menu.open = false
}
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget) closeUnlessWithin(relatedTarget)
})
document.addEventListener('pointerdown', ({ target }) => closeUnlessWithin(target))
