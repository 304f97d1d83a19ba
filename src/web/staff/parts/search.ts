import { foldText } from '#domain/text.ts'

/** Tells whether a text holds every word that was typed, whatever its case and accents. */
export function holding(typed: string): (text: string) => boolean {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}
