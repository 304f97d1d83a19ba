import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Ownership, ownerships } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { type Applied, paid, startShop, uploadPicture } from '../../money/payment/test-support.ts'
import type { DocumentStore } from '../../platform/adapters/document-store/port.ts'
import { connect } from '../../platform/db/database.ts'
import { backUp, openFile, restoreInto } from './test-support.ts'

const shop = await forFile(startShop())
const t = shop.parts
await sent(2)
await shop.apply()

/** A paid application with a photo. */
async function sent(travellers = 1): Promise<Applied> {
  const applied = await paid(shop, travellers)
  await shop.verify(applied)
  await uploadPicture(shop, applied)
  return applied
}

/** The content of every table, for comparison. */
async function contentOf(url: string) {
  const { db, close } = connect(url, { pool: 1, onError: () => {} })
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind = 'r' order by relname`.execute(db)
    const content: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ sum: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
        from ${sql.table(name)} t`.execute(db)
      content[name] = rows[0]?.sum
    }
    return content
  } finally {
    await close()
  }
}

describe('a backup', () => {
  test('that is restored is everything that was: rows, files, waiting jobs and rights', async () => {
    const before = await contentOf(t.ownerUrl)
    const { file, made } = await backUp(t)
    expect(made).toMatchObject({ documents: 2, absent: 0, broken: [] })
    const place = await restoreInto(file, t.services.documentKey)
    try {
      const { newlyBroken, end, isMigrated } = await place.restore()
      expect({ newlyBroken, isMigrated }).toEqual({ newlyBroken: [], isMigrated: false })
      expect(await contentOf(place.database.ownerUrl)).toEqual(before)
      expect(end.jobs).toBeGreaterThan(0)
      const rows = await shop.db.selectFrom('storedFile').selectAll().execute()
      for (const { storageKey, sizeBytes } of rows) {
        expect((await place.store.get(storageKey)).byteLength).toBe(sizeBytes)
      }
      const jobsIn = async (url: string) => {
        const { db, close } = connect(url, { pool: 1, onError: () => {} })
        const { rows: jobs } = await sql<{ name: string }>`select name, data from pgboss.job
          where state in ('created', 'retry', 'active') and data ? 'id' order by data ->> 'id'`.execute(
          db,
        )
        await close()
        return jobs
      }
      expect(await jobsIn(place.database.ownerUrl)).toEqual(await jobsIn(t.ownerUrl))
      // Append-only tables are so here too, and the server has access.
      const { client } = place
      await expect(client.query('update application_event set kind = kind')).rejects.toThrow()
      await client.query('set role karibu_visa_app; select count(*) from application; reset role')
      const next = await client.query(`select nextval('application_number')::int as id`)
      expect(next.rows[0].id).toBeGreaterThan(10_000)
    } finally {
      await place.close()
    }
  })

  test('holds one moment, however much is created, sent and taken away meanwhile', async () => {
    const { documentStore } = t.services
    let isBusy = true
    const rush = async () => {
      while (isBusy) await sent()
    }
    const slow: DocumentStore = {
      ...documentStore,
      async get(key) {
        await new Promise((later) => setTimeout(later, 40))
        return documentStore.get(key)
      },
    }
    const rushing = Promise.all([rush(), rush()])
    const { file, made } = await backUp(t, { documentStore: slow })
    isBusy = false
    await rushing
    const place = await restoreInto(file, t.services.documentKey)
    try {
      const { newlyBroken } = await place.restore()
      expect(newlyBroken).toEqual([])
      const { rows } = await place.client.query('select count(*)::int as count from application')
      expect(rows[0].count).toBe(made.rows.application)
      const { rows: all } = await place.client.query('select storage_key from stored_file')
      expect(all).toHaveLength(made.documents)
      for (const { storage_key: key } of all) await place.store.get(key)
    } finally {
      await place.close()
    }
  })

  test('says which files it has not: deleted while it was made, or damaged before', async () => {
    await sent()
    const keys = await shop.db
      .selectFrom('storedFile')
      .select('storageKey')
      .orderBy('createdAt', 'desc')
      .orderBy('storageKey')
      .execute()
    const [damagedKey = '', deletedKey = ''] = keys.map(({ storageKey }) => storageKey)
    const { documentStore } = t.services
    const bytes = await documentStore.get(damagedKey)
    await documentStore.delete(damagedKey)
    const store: DocumentStore = {
      ...documentStore,
      async get(key) {
        if (key !== deletedKey) return documentStore.get(key)
        // Rows first, then bytes, as everywhere.
        await sql`delete from document where storage_key = ${key} or preview_key = ${key}`.execute(
          shop.db,
        )
        await shop.db.deleteFrom('storedFile').where('storageKey', '=', key).execute()
        await documentStore.delete(key)
        return documentStore.get(key)
      },
    }
    const { file, made, damaged } = await backUp(t, { documentStore: store })
    await documentStore.put(damagedKey, bytes)
    expect(damaged).toEqual([damagedKey])
    expect(made.absent).toBe(2)
    const place = await restoreInto(file, t.services.documentKey)
    try {
      await place.restore()
      const { rows } = await place.client.query(
        'select storage_key from stored_file where damaged_at is not null',
      )
      // The other one is found by the nightly check, which requests it again.
      expect(rows).toEqual([{ storage_key: deletedKey }])
    } finally {
      await place.close()
    }
  })

  test('is not made of a store that gives nothing', async () => {
    for (let index = 0; index < 4; index += 1) await sent()
    const empty: DocumentStore = {
      ...t.services.documentStore,
      get: () => t.services.documentStore.get('nothing-here'),
    }
    await expect(backUp(t, { documentStore: empty })).rejects.toThrow(
      /documents cannot be read, and 0 can/,
    )
  })
})

test.each(Object.keys(ownerships) as Ownership[])(
  'a backup is restored into a database of %s',
  async (ownership) => {
    const before = await contentOf(t.ownerUrl)
    const place = await restoreInto((await backUp(t)).file, t.services.documentKey, ownership)
    try {
      expect(await place.restore()).toMatchObject({ newlyBroken: [] })
      expect(await contentOf(place.database.ownerUrl)).toEqual(before)
      // The owner cannot change the audit again, and the server has access.
      await expect(place.client.query('truncate audit_entry')).rejects.toThrow(
        /permission denied|never/,
      )
      const { db, close } = connect(place.database.url, { pool: 1, onError: () => {} })
      const row = { at: new Date(), action: 'audit.read' } as const
      await db.insertInto('auditEntry').values(row).execute().finally(close)
    } finally {
      await place.close()
    }
  },
)

test('a backup that ends too early restores nothing that counts', async () => {
  const { file } = await backUp(t)
  const place = await restoreInto(file.subarray(0, file.length - 1000), t.services.documentKey)
  await expect(place.restore()).rejects.toThrow('is cut off')
  await place.close()
})

describe('backups of other versions', () => {
  test('of an older one are restored as they were, and then brought to the newest shape', async () => {
    const before = await contentOf(t.ownerUrl)
    const { rows: names } = await sql<{ name: string }>`
      select name from migration order by id`.execute(shop.db)
    const older = await restoreInto((await backUp(t)).file, t.services.documentKey)
    try {
      await older.restore()
      // As left by a program before the last migrations.
      await older.client.query(`drop table messenger_message, messenger_contact, messenger_code, messenger_event, messenger_template, messenger_service, closed_month, release_check, held_decision, payment_link, backup, key_rotation, node, scheduled_run, invariant_check;
        alter table draft drop column page_id, drop column page_save;
        alter table application_access drop column way, drop column opened_at;
        alter table application drop column letters_open_from, drop column messenger_news, drop column rules_version, drop column regimes_version;
        alter table chat_message drop column messenger;
        alter table document drop column confirmed_answers, drop column lacks_face, drop column is_right;
        alter table amendment drop column changed_extras;
        alter table authority_fee drop column payout_line_id;
        alter table agreement drop column rules_version;
        alter table setting drop column rules_begun;
        drop table rules_version;
        alter table ledger_entry drop column happened_on;
        drop index ledger_entry_expected;
        drop function leave_extras_to_newer, keep_closed_months, keep_rules cascade;
        delete from migration where name >= '0044';
        -- Today's program asks what holds today.
        create view messenger_event as select 0 as id, '' as messenger, '' as address, now() as taken_at where false;
        create view messenger_contact as select 0 as id, '' as messenger, '' as state, 0 as application_id where false;
        create view messenger_message as select 0 as id, 0 as contact_id, '' as state, '' as news where false`)
      const { file, made } = await backUp({ ...t, ownerUrl: older.database.ownerUrl })
      expect(made.rows).not.toHaveProperty('backup')
      const newest = await restoreInto(file, t.services.documentKey)
      const { isMigrated, newlyBroken } = await newest.restore()
      expect({ isMigrated, newlyBroken }).toEqual({ isMigrated: true, newlyBroken: [] })
      // The first rules are written as of the migration.
      const {
        migration: _,
        rules_version: __,
        ...content
      } = await contentOf(newest.database.ownerUrl)
      expect({ ...before, ...content }).toEqual(before)
      const { rows } = await newest.client.query('select name from migration order by id')
      expect(rows).toEqual(names)
      await newest.close()
    } finally {
      await older.close()
    }
  })

  test('of a newer one are refused in one line', async () => {
    const newer = await restoreInto((await backUp(t)).file, t.services.documentKey)
    try {
      await newer.restore()
      await newer.client.query(
        `insert into migration (name, run_on) values ('9999-from-the-future', now())`,
      )
      const { file } = await backUp({ ...t, ownerUrl: newer.database.ownerUrl })
      await expect(openFile(file)).rejects.toThrow(
        'The backup was made by a newer program (9999-from-the-future): restore it with that one',
      )
    } finally {
      await newer.close()
    }
  })
})
