import pg from 'pg'

/** What a statement, or the last of several, answers on a connection of its own, value after value. */
export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const answers = [await client.query({ text: statement, rowMode: 'array' })].flat()
    return answers.at(-1)?.rows.flat() ?? []
  } finally {
    await client.end()
  }
}
