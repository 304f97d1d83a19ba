import type { ChatFile } from '#contract/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Chat } from './chat.ts'
import { parts } from './place.ts'

/** What the panel hands to the views that few visitors need. */
export type MoreContext = {
  origin: string
  language: Language
  chat: Chat
  root: ShadowRoot
  /** Where forms stand, at the end of what was said, and what is about to be sent. */
  forms: HTMLElement
  tray: HTMLElement
  tell: (words: string) => void
  /** A form was closed. */
  closed: () => void
}

/** Views that are fetched when somebody needs them. */
export type More = {
  /** How the visitor can be reached; `then` is done once there is an address. */
  contact: (then?: () => void) => void
  isContactOpen: () => boolean
  /** What was typed goes along with the first message, saved or not. */
  takeAlong: () => void
  transcript: () => void
  /** Asks which application it is about; the number may be known. */
  application: (reference?: string) => void
  rating: () => void
  /** Uploads files, to go with the next message. */
  add: (files: readonly File[]) => void
  /** Files that go with a message now; null while one is still under way, of which it tells. */
  take: () => readonly ChatFile[] | null
  filesOf: (files: readonly ChatFile[]) => HTMLElement
}

export type MoreModule = { start(context: MoreContext): More }

/** Fetches those views once; `failed` hears of a try that did not work, the next need is another one. */
export function createLater(context: MoreContext, failed: () => void) {
  const { origin, language } = context
  let more: Promise<void> | undefined
  let here: More | undefined
  let tries = 0

  function load(): Promise<void> {
    // Browsers remember that a module could not be had: another query makes it another one.
    const address = `${origin}${parts}more.${language}.${__MORE__}.js${tries > 0 ? `?${tries}` : ''}`
    return import(/* @vite-ignore */ address).then(({ start }: MoreModule) => {
      here = start(context)
    })
  }

  return {
    /** Undefined until somebody needed them. */
    here: () => here,
    need(act: (more: More) => void): void {
      more ??= load()
      more.then(
        () => here && act(here),
        () => {
          more = undefined
          tries += 1
          failed()
        },
      )
    },
  }
}
