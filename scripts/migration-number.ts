const named = /^(\d{4})-[a-z0-9-]+\.sql$/

/** The file of a new migration: the number after the highest, and a name of words joined by hyphens. */
export function nextMigration(existing: readonly string[], name: string): string {
  const words = name
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/)
    .join('-')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(words)) {
    throw new Error(`Write a name of letters and digits: ${JSON.stringify(name)} is none`)
  }
  const numbers = existing.flatMap((file) => Number(named.exec(file)?.[1] ?? Number.NaN))
  const highest = Math.max(0, ...numbers.filter((number) => !Number.isNaN(number)))
  return `${String(highest + 1).padStart(4, '0')}-${words}.sql`
}
