/** A colleague's name, and the one they chose to show to travellers. */
export type StaffName = { readonly name: string; readonly displayName: string | null }

export const maxDisplayName = 64

/**
 * The name travellers see. By default the first word, so without the surname; after a comma
 * ('Mushi, Ann') if the surname comes first.
 */
export function displayNameOf({ name, displayName }: StaffName): string {
  return displayName ?? defaultDisplayName(name)
}

export function defaultDisplayName(name: string): string {
  const [before = '', after = ''] = name.split(',')
  const [first = ''] = (after.trim() || before.trim()).split(/\s+/u)
  return [...first].slice(0, maxDisplayName).join('') || name.trim()
}
