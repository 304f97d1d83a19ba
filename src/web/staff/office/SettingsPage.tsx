/** Not here yet. */
export function SettingsPage() {
  return null
}
