/** Not here yet. */
export function DataRequestsPage() {
  return null
}
