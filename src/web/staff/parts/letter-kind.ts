import { phraseKey, type Translate } from '#phrases/translate.ts'

/** What a letter is about; a test of the letters sees to it that every kind has its words. */
export function kindWords(kind: string, t: Translate): string {
  return t(phraseKey(`staff.letter.kind.${kind}`))
}
