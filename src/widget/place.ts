import type { Route } from '#contract/api.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Key } from './key.ts'

/** Where the loader has put the button, and what it knows. */
export type LoaderContext = {
  root: ShadowRoot
  frame: HTMLElement
  button: HTMLButtonElement
  origin: string
  language: Language
  key: Key | null
  /** Whose chat it is; a loader of the release before does not say it. */
  company?: string
}

/** What a panel's module is to the loader. */
export type PanelModule = { start(place: LoaderContext): { open(): void } }

/** What the greeting's module is to the loader. */
export type GreetingModule = { greet(place: LoaderContext, text: string): void }

type Parts<R> = R extends `GET ${infer Folder}{file}` ? Folder : never

/** Where the panels lie. */
export const parts: Parts<Route> = '/api/widget/'
