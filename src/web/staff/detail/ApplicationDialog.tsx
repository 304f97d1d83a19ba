/** Not here yet. */
export function ApplicationDialog() {
  return null
}
