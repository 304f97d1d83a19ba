import {
  type CookiePreferences,
  everyCookie,
  onlyEssential,
  optionalCookies,
  refusedCookies,
} from '#domain/cookie.ts'
import { storeChoice, storedChoice } from '../cookie-choice.ts'
import { chooseLanguage, chosenLanguage } from '../i18n/chosen-language.ts'
import { tellAnalytics } from './analytics.ts'

const root = document.documentElement
const dialog = document.querySelector<HTMLDialogElement>('[data-consent-dialog]')
const said = document.querySelector<HTMLElement>('[data-consent-said]')

/** Also on parent domains, where tools like to set cookies. */
function forget(name: string): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const domain of domains) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

function carryOut(preferences: CookiePreferences): void {
  tellAnalytics(preferences)
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  for (const name of refusedCookies(names, preferences)) forget(name)
  // The page keeps its language, but the browser forgets it when closed.
  const language = chosenLanguage()
  if (language && !preferences.functional) chooseLanguage(language, false)
}

const close = () => delete root.dataset.consent

function choose(preferences: CookiePreferences): void {
  const wasAsked = root.dataset.consent !== undefined
  storeChoice(preferences)
  carryOut(preferences)
  close()
  if (said) said.textContent = said.dataset.consentSaid ?? ''
  // The pressed button disappears with the banner: focus moves to the main content.
  if (wasAsked) document.getElementById('main')?.focus({ preventScroll: true })
}

const switchOf = (kind: string) =>
  dialog?.querySelector<HTMLInputElement>(`input[name="${kind}"]`) ?? null

function openSettings(): void {
  const current = storedChoice() ?? onlyEssential
  for (const kind of optionalCookies) {
    const field = switchOf(kind)
    if (field) field.checked = current[kind]
  }
  dialog?.showModal()
}

dialog?.addEventListener('close', () => {
  const isSaved = dialog.returnValue === 'save'
  // Escape leaves the previous return value.
  dialog.returnValue = ''
  if (!isSaved) return
  const chosen = optionalCookies.map((kind) => [kind, switchOf(kind)?.checked ?? false])
  choose({ ...onlyEssential, ...Object.fromEntries(chosen) })
})

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-consent-settings]')) openSettings()
  const choice = target.closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice
  if (choice) choose(choice === 'all' ? everyCookie : onlyEssential)
})

const kept = storedChoice()
if (kept) carryOut(kept)
