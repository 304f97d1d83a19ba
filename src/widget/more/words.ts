import type { error } from '#phrases/en/error.ts'

/** Errors of a refused file without parameters; shared with our pages. */
export const errorWords = [
  'error.document.ambiguous',
  'error.document.empty',
  'error.document.encrypted',
  'error.document.heic',
  'error.document.infected',
  'error.document.scripted',
  'error.document.too-complex',
  'error.document.too-large',
  'error.document.unreadable',
  'error.document.wrong-type',
  'error.request.too-slow',
] as const satisfies readonly `error.${keyof typeof error}`[]

export type ErrorWord = (typeof errorWords)[number]

export const isErrorWord = (word: string): word is ErrorWord =>
  errorWords.some((each) => each === word)
