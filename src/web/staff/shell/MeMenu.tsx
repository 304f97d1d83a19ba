/** The person's own menu. */
export function MeMenu(_: Readonly<{ places: readonly unknown[] }>) {
  return null
}
