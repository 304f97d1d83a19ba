import type { Client } from 'pg'

const locks = { backup: 7_203_213, rotation: 7_203_214, restore: 7_203_215 } as const

/** Takes the lock until this connection ends; false when another connection has it. */
export async function takeAdvisoryLock(client: Client, what: keyof typeof locks): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [locks[what]])
  return rows[0]?.alone === true
}
