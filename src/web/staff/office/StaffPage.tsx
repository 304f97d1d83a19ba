/** Not here yet. */
export function StaffPage() {
  return null
}
