/** Not here yet. */
export function AuditPage() {
  return null
}
