/// <reference types="vite/client" />
type Files = Readonly<Record<string, string>>

const files = import.meta.glob('/node_modules/country-flag-icons/1x1/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Files

/** The fallback picture of a flag, square. */
export function squareFlagOf(code: string): string | undefined {
  return files[`/node_modules/country-flag-icons/1x1/${code}.svg`]
}
