import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createTestDatabase } from './support/database.ts'

test('the database types are those of the migrations', async () => {
  const database = await createTestDatabase()
  const args = ['--config-file', 'kysely-codegen.config.json', '--verify', '--url', database.url]
  try {
    const run = () =>
      execFileSync('node_modules/.bin/kysely-codegen', args, { encoding: 'utf8', stdio: 'pipe' })
    expect(run).not.toThrow()
  } finally {
    await database.drop()
  }
})
