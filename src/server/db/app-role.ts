import pg from 'pg'

/** The role that requests act under: it reads and writes rows, and changes no table, trigger or trace. */
export const appRole = 'karibu_visa_app'

const [noRight, isThere, isThereToo] = ['42501', '42710', '23505']

async function tolerate(work: Promise<unknown>, codes: readonly string[]): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && codes.includes(error.code ?? '')) return false
    throw error
  }
}

const grants = ['public', 'pgboss'].map(
  (schema) => `grant usage on schema ${schema} to ${appRole};
    grant select, insert, update, delete on all tables in schema ${schema} to ${appRole};
    grant usage on all sequences in schema ${schema} to ${appRole};
    grant execute on all functions in schema ${schema} to ${appRole};`,
)

const refusals = `
  revoke update, delete on audit_entry from ${appRole};
  revoke update on application_event, internal_note from ${appRole};
  revoke insert, update, delete on migration from ${appRole};`

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Makes the role and gives it its rights, as whoever owns the tables. Where the owner may make no
 * roles and nobody made it by hand, there is none: then the triggers alone keep the audit.
 */
export async function prepareAppRole(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // Roles belong to all databases of a server: another one may make it at the same moment.
    const made = client.query(`create role ${appRole} nologin`)
    await tolerate(made, [noRight, isThere, isThereToo])
    await tolerate(client.query(`grant ${appRole} to current_user`), [
      noRight,
      '42704',
      '0LP01',
      isThereToo,
    ])
    const { rows } = await client.query('select from pg_roles where rolname = $1', [appRole])
    if (rows.length > 0) await client.query(['begin', ...grants, refusals, 'commit'].join(';\n'))
  })
}

/** The role, where this database has it and we may take it; else null. */
export async function findAppRole(databaseUrl: string): Promise<string | null> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')
        and has_table_privilege(oid, 'application', 'insert')`,
      [appRole],
    )
    return rows.length > 0 ? appRole : null
  })
}
