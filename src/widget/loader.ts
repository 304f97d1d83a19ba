import type { Language } from '#domain/reference/languages.ts'
import { hasUnsent, keepKey, keyInHash, readKey } from './key.ts'
import css from './loader.css?inline'
import { type GreetingModule, type PanelModule, parts } from './loader-context.ts'
import { drawing } from './view/dom.ts'

type Panel = ReturnType<PanelModule['start']>

const tag = 'visa-chat'
const tryAgain = 4_000

/** A speech bubble with a sun over the horizon, in a 32 by 32 box. */
const bubble = [
  {
    d: 'M16 4c7 0 13 5 13 10.5S23 25 16 25l-4-.6L5 28l2-6c-2.5-2-4-4.5-4-7.5C3 9 9 4 16 4z',
  },
  { class: 'sun', d: 'M11 15.5a5 5 0 0 1 10 0z' },
  { d: 'M9 15.5h14m-10.5 4h7' },
]

const labels = __LABELS__

/** A placeholder filled by the server, since browsers cache this script for minutes. */
const company = '⟦name⟧'

function languageOf(script: HTMLScriptElement): Language {
  const wanted = [script.dataset.language, document.documentElement.lang, navigator.language]
  const isKnown = (tag: string | undefined): tag is Language => !!tag && tag in labels
  return wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isKnown) ?? 'en'
}

/** Removes a letter's key from the address before other scripts can read it. */
function takeKey() {
  const key = keyInHash(location.hash)
  if (!key) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  keepKey(key)
  return key
}

function place(script: HTMLScriptElement): void {
  if (document.querySelector(tag)) return
  const { origin } = new URL(script.src)
  const language = languageOf(script)
  const label = labels[language]
  const broughtKey = takeKey()
  const host = document.createElement(tag)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const frame = document.createElement('section')
  frame.lang = language
  frame.setAttribute('aria-label', label)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'chat'
  button.title = label
  button.setAttribute('aria-label', label)
  button.setAttribute('aria-haspopup', 'dialog')
  button.append(drawing('0 0 32 32', ...bubble))
  frame.append(button)
  root.append(frame)

  const context = { root, frame, button, origin, language, company, key: broughtKey ?? readKey() }
  let panel: Promise<Panel | undefined> | undefined
  let tries = 0
  let isWanted = false

  function fetchPanel(): Promise<Panel | undefined> {
    // Browsers cache failed imports: a different query retries.
    const again = tries > 0 ? `?${tries}` : ''
    const address = `${origin}${parts}panel.${language}.${__VERSION__}.js${again}`
    return import(/* @vite-ignore */ address).then(
      ({ start }: PanelModule) => start(context),
      () => {
        panel = undefined
        tries += 1
        if (isWanted) setTimeout(load, tryAgain)
        return undefined
      },
    )
  }

  function load(): void {
    panel ??= fetchPanel()
    void panel.then((opened) => {
      if (!opened) return
      button.ariaBusy = null
      if (isWanted) opened.open()
      isWanted = false
    })
  }

  button.addEventListener('pointerenter', load, { once: true })
  button.addEventListener('focus', load, { once: true })
  button.addEventListener('click', () => {
    isWanted = true
    button.ariaBusy = 'true'
    load()
  })
  /** Shows the page's greeting, if any, to visitors who have not used the chat. */
  async function greet(): Promise<void> {
    const { pathname: path } = location
    const asked = `${origin}/api/chat/greeting?${new URLSearchParams({ path, language })}`
    const { text, afterSeconds } = await (await fetch(asked)).json()
    if (!text) return
    const address = `${origin}${parts}greeting.${language}.${__VERSION__}.js`
    setTimeout(async () => {
      const module: GreetingModule = await import(/* @vite-ignore */ address)
      if (!panel) module.greet(context, text)
    }, afterSeconds * 1000)
  }

  document.body.append(host)
  if (broughtKey) button.click()
  else {
    const isKnown = readKey() || hasUnsent()
    const idle = globalThis.requestIdleCallback ?? setTimeout
    idle(isKnown ? load : () => void greet().catch(() => {}))
  }
}

const script = document.currentScript
if (script instanceof HTMLScriptElement && script.src) {
  if (document.body) place(script)
  else addEventListener('DOMContentLoaded', () => place(script))
}
