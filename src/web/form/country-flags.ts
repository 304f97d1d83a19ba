/// <reference types="vite/client" />
type Files = Readonly<Record<string, string>>

const files = import.meta.glob('/node_modules/country-flag-icons/3x2/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Files

/** The URL of a flag, 3 by 2. */
export function flagOf(code: string): string | undefined {
  return files[`/node_modules/country-flag-icons/3x2/${code}.svg`]
}
