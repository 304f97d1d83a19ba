import type { ChatFile } from '#contract/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Chat } from './chat.ts'
import { parts } from './loader-context.ts'

/** The panel's context for the lazily loaded views. */
export type MoreContext = {
  origin: string
  language: Language
  chat: Chat
  root: ShadowRoot
  /** Container of forms, below the messages and the outbox. */
  forms: HTMLElement
  tray: HTMLElement
  tell: (words: string) => void
  closed: () => void
}

/** Lazily loaded views. */
export type More = {
  /** Asks for contact details; `then` runs once there is an address. */
  contact: (then?: () => void) => void
  isContactOpen: () => boolean
  /** Typed details are sent with the first message, saved or not. */
  takeAlong: () => void
  transcript: () => void
  /** Asks for the application; the reference may be known. */
  application: (reference?: string) => void
  rating: () => void
  /** Uploads files for the next message. */
  add: (files: readonly File[]) => void
  /** Files ready for the message; null, with a notice, while any is still uploading. */
  take: () => readonly ChatFile[] | null
  filesOf: (files: readonly ChatFile[]) => HTMLElement
}

export type MoreModule = { start(context: MoreContext): More }

/** Loads those views once; `failed` is called for a failed attempt, and the next use retries. */
export function createLazyViews(context: MoreContext, failed: () => void) {
  const { origin, language } = context
  let more: Promise<void> | undefined
  let here: More | undefined
  let tries = 0

  function load(): Promise<void> {
    // Browsers cache failed imports: a different query retries.
    const address = `${origin}${parts}more.${language}.${__MORE__}.js${tries > 0 ? `?${tries}` : ''}`
    return import(/* @vite-ignore */ address).then(({ start }: MoreModule) => {
      here = start(context)
    })
  }

  return {
    /** Undefined until loaded. */
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
