/** Not here yet. */
export function LettersPage() {
  return null
}
