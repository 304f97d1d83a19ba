export type Command = Readonly<{ id: string; group: string; words: string; to: string }>

/** Folded for comparing: what is typed finds words whatever their case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The commands that hold every word that was typed, in their own order. */
export function fitting(commands: readonly Command[], typed: string): readonly Command[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return commands.filter(({ words: said }) => {
    const text = folded(said)
    return words.every((word) => text.includes(word))
  })
}
