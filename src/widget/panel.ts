import { chatStorageKey } from '#domain/chat.ts'
import { directionOf } from '#domain/reference/languages.ts'
import { createApi } from './api.ts'
import { createChat } from './chat.ts'
import { environment } from './environment.ts'
import { keepKey, readKey } from './key.ts'
import type { LoaderContext, PanelModule } from './loader-context.ts'
import { keepOutbox, readOutbox } from './outbox.ts'
import css from './panel.css?inline'
import { adoptStyle } from './style.ts'
import { createBadge } from './view/badge.ts'
import { createPanel } from './view/panel.ts'
import { createSpeech } from './view/words.ts'

/** Milliseconds for which a hidden page keeps listening. */
const listensHidden = 30_000

/** A possible application reference, on our page or the host's. */
const reference = /^[\w-]{1,64}$/

/** Syncs the conversation across tabs, and disconnects hidden pages. */
function follow(chat: ReturnType<typeof createChat>): void {
  let callOff = () => {}
  const wake = () => {
    callOff()
    if (!document.hidden) chat.wake()
  }
  document.addEventListener('visibilitychange', () => {
    callOff()
    if (document.hidden) callOff = environment.after(listensHidden, chat.sleep)
    else wake()
  })
  addEventListener('pagehide', chat.sleep)
  addEventListener('pageshow', wake)
  addEventListener('online', wake)
  addEventListener('storage', ({ key }) => {
    if (key !== chatStorageKey && key !== null) return
    chat.follow(readKey())
    wake()
  })
  const { documentElement } = document
  const takeReference = () => {
    const { chatApplication = '' } = documentElement.dataset
    chat.about(reference.test(chatApplication) ? chatApplication : null)
  }
  takeReference()
  new MutationObserver(takeReference).observe(documentElement, {
    attributeFilter: ['data-chat-application'],
  })
  wake()
}

export const start: PanelModule['start'] = (place: LoaderContext) => {
  const { root, origin, language, frame } = place
  adoptStyle(root, css)
  frame.dir = directionOf(language)
  const speech = createSpeech(__WORDS__, language)
  let isPending = false
  const chat = createChat({
    api: (keyOf) => createApi(origin, keyOf, (input, init) => fetch(input, init)),
    store: {
      key: { read: () => readKey() ?? place.key, keep: keepAlso },
      outbox: { read: readOutbox, keep: keepOutbox },
    },
    environment,
    language,
    changed() {
      if (isPending) return
      isPending = true
      queueMicrotask(() => {
        isPending = false
        show()
      })
    },
  })
  /** Without storage the page remembers. */
  function keepAlso(key: typeof place.key): void {
    place.key = key
    keepKey(key)
  }
  const panel = createPanel(place, chat, speech, place.company ?? new URL(origin).host)
  const badge = createBadge(place.button, chat, speech)
  function show(): void {
    panel.show()
    badge.show()
  }
  show()
  follow(chat)
  return panel
}
