import type { Route } from '#contract/api.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Key } from './key.ts'

/** The loader's context: where its button is, and what it knows. */
export type LoaderContext = {
  root: ShadowRoot
  frame: HTMLElement
  button: HTMLButtonElement
  origin: string
  language: Language
  key: Key | null
  /** The company; unset by loaders of the previous release. */
  company?: string
}

/** Interface of a panel module. */
export type PanelModule = { start(place: LoaderContext): { open(): void } }

/** Interface of the greeting module. */
export type GreetingModule = { greet(place: LoaderContext, text: string): void }

type Parts<R> = R extends `GET ${infer Folder}{file}` ? Folder : never

/** Base URL of the panels. */
export const parts: Parts<Route> = '/api/widget/'
