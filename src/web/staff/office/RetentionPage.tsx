/** Not here yet. */
export function RetentionPage() {
  return null
}
