import type { Field, Fields } from '#domain/application/fields.ts'

const types: Partial<Record<Field['kind'], string>> = {
  tick: 'boolean',
  date: 'date',
  count: 'int',
}

/** The column type of each field. */
export const typesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, types[kind] ?? 'text']),
  )

/** As kysely has it: hasESim is has_esim. */
const column = (name: string) => name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)

/** Where columns are written to, what `json_to_recordset` reads of them as `from`, and what of that is written. */
export function writtenColumns(types: Readonly<Record<string, string>>, from: string) {
  const names = Object.keys(types)
  return {
    targets: names.map(column).join(', '),
    shape: names.map((name) => `"${name}" ${types[name]}`).join(', '),
    values: names.map((name) => `${from}."${name}"`).join(', '),
  }
}
