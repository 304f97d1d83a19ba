/** What somebody is called, and what they chose to be called before travellers. */
export type StaffName = { readonly name: string; readonly displayName: string | null }

export const maxDisplayName = 64

/**
 * The name that travellers see. Without a choice the first word, which leaves the surname out; after a
 * comma ('Mushi, Ann') where the surname comes first.
 */
export function displayNameOf({ name, displayName }: StaffName): string {
  return displayName ?? defaultDisplayName(name)
}

export function defaultDisplayName(name: string): string {
  const [before = '', after = ''] = name.split(',')
  const [first = ''] = (after.trim() || before.trim()).split(/\s+/u)
  return [...first].slice(0, maxDisplayName).join('') || name.trim()
}
