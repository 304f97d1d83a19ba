/** Not here yet. */
export function EmailTestPage() {
  return null
}
