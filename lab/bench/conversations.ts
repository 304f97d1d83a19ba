import pg from 'pg'

/** Inserts conversations whose key is their id; returns the ids. */
export async function addConversations(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `with session as (
      insert into chat_session (id, language, created_at, last_message_at)
      select gen_random_uuid(), 'en', now(), now() from generate_series(1, $1) returning id
    ), key as (
      insert into chat_key (token_hash, session_id, expires_at)
      select sha256(id::text::bytea), id, now() + interval '1 day' from session
    ) select id from session`,
    [count],
  )
  await client.end()
  return rows.map(({ id }) => id)
}
