import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
const before = await contentOf(t.ownerUrl)
const { file, made } = await backUp(t)
/** Restored once: tests that end with it come last. */
const place = await forFile(restoreInto(file, t.services.documentKey))
const restored = await place.restore()

/** A paid application with a photo. */
async function sent(travellers = 1): Promise<Applied> {
  const applied = await paid(shop, travellers)
  await shop.verify(applied)
  await uploadPicture(shop, applied)
  return applied
}

async function rowsIn<Row>(url: string, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  const { db, close } = connect(url, { pool: 1, onError: () => {} })
  const { rows } = await query.execute(db).finally(close)
  return rows
}

/** The content of every table, for comparison. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = await rowsIn(
    url,
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const sums = tables.map(
    ({ name }) => sql`select ${name} as name,
      count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.table(name)} t`,
  )
  const all = sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`
  return Object.fromEntries((await rowsIn(url, all)).map(({ name, sum }) => [name, sum]))
}

test('what is restored is everything that was: rows, files, waiting jobs and rights', async () => {
  expect(made).toMatchObject({ documents: 2, absent: 0, broken: [] })
  expect(restored).toMatchObject({ newlyBroken: [], isMigrated: false })
  expect(await contentOf(place.database.ownerUrl)).toEqual(before)
  const files = await shop.db.selectFrom('storedFile').selectAll().execute()
  for (const { storageKey, sizeBytes } of files) {
    expect((await place.store.get(storageKey)).byteLength).toBe(sizeBytes)
  }
  const waiting = sql`select name, data from pgboss.job
    where state in ('created', 'retry', 'active') and data ? 'id' order by data ->> 'id', name`
  const jobs = await rowsIn(t.ownerUrl, waiting)
  expect(jobs.length).toBeGreaterThan(0)
  expect(await rowsIn(place.database.ownerUrl, waiting)).toEqual(jobs)
  // Append-only tables are so here too, and the server has access.
  const { client } = place
  await expect(client.query('update application_event set kind = kind')).rejects.toThrow()
  await client.query('set role karibu_visa_app; select count(*) from application; reset role')
  const next = await client.query(`select nextval('application_number')::int as id`)
  expect(next.rows[0].id).toBeGreaterThan(10_000)
})

// The superuser's is the one above.
test.each((Object.keys(ownerships) as Ownership[]).slice(1))(
  'a backup is restored into a database of %s',
  async (ownership) => {
    const place = await restoreInto(file, t.services.documentKey, ownership)
    try {
      expect(await place.restore()).toMatchObject({ newlyBroken: [] })
      expect(await contentOf(place.database.ownerUrl)).toEqual(before)
      // The owner cannot change the audit again, and the server has access.
      const emptied = place.client.query('truncate audit_entry')
      await expect(emptied).rejects.toThrow(/permission denied|never/)
      const read = sql`insert into audit_entry (at, action) values (now(), 'audit.read')`
      await rowsIn(place.database.url, read)
    } finally {
      await place.close()
    }
  },
)

test('a backup of a newer version is refused in one line', async () => {
  const newer = '9999-from-the-future'
  await place.client.query('insert into migration (name, run_on) values ($1, now())', [newer])
  const later = await backUp({ ...t, ownerUrl: place.database.ownerUrl })
  await place.client.query('delete from migration where name = $1', [newer])
  await expect(openFile(later.file)).rejects.toThrow(
    'The backup was made by a newer program (9999-from-the-future): restore it with that one',
  )
})

test('one of an older version is restored as it was, and then brought to the newest shape', async () => {
  const migrations = sql`select name from migration order by id`
  // As left by a program before the last migrations.
  await place.client.query(`drop table email_match, filing_answer, messenger_message, messenger_contact, messenger_code, messenger_event, messenger_template, messenger_service, closed_month, release_check, held_decision, payment_link, backup, key_rotation, node, scheduled_run, invariant_check;
    alter table draft drop column page_id, drop column page_save;
    alter table application_access drop column way, drop column opened_at;
    alter table application drop column letters_open_from, drop column messenger_news, drop column rules_version, drop column regimes_version;
    alter table chat_message drop column messenger;
    alter table document drop column confirmed_answers, drop column lacks_face, drop column is_right;
    alter table amendment drop column changed_extras;
    alter table authority_fee drop column payout_line_id;
    alter table correction drop column application_version;
    alter table agreement drop column rules_version;
    alter table letter drop column trouble_code;
    alter table payout_line drop column explanation, drop column explained_at, drop column explained_by;
    alter table setting drop column rules_begun;
    drop table rules_version;
    alter table ledger_entry drop column happened_on;
    drop index ledger_entry_expected, payout_line_dispute, application_work_payment_review;
    drop function leave_extras_to_newer, keep_closed_months, keep_rules cascade;
    delete from migration where name >= '0044';
    -- Today's program asks what holds today.
    create view held_decision as select 0 as application_id, now() as undone_at, array[]::bigint[] as event_ids where false;
    create view email_match as select null::uuid as email_id, now() as rejected_at where false;
    create view messenger_event as select 0 as id, '' as messenger, '' as address, now() as taken_at where false;
    create view messenger_contact as select 0 as id, '' as messenger, '' as state, 0 as application_id where false;
    create view messenger_message as select 0 as id, 0 as contact_id, '' as state, '' as news where false`)
  const older = await backUp({ ...t, ownerUrl: place.database.ownerUrl })
  expect(older.made.rows).not.toHaveProperty('backup')
  const newest = await restoreInto(older.file, t.services.documentKey)
  try {
    expect(await newest.restore()).toMatchObject({ isMigrated: true, newlyBroken: [] })
    // The first rules are written as of the migration.
    const content = await contentOf(newest.database.ownerUrl)
    const { migration, rules_version } = before
    expect({ ...content, migration, rules_version }).toEqual(before)
    const names = await rowsIn(t.ownerUrl, migrations)
    expect(await rowsIn(newest.database.ownerUrl, migrations)).toEqual(names)
  } finally {
    await newest.close()
  }
})

test('a backup holds one moment, and says which files it has not: taken away meanwhile, or damaged before', async () => {
  const { documentStore } = t.services
  await sent()
  // A picture and its preview.
  const { storageKey: damagedKey, previewKey } = await shop.db
    .selectFrom('document')
    .select(['storageKey', 'previewKey'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const deletedKey = previewKey ?? ''
  const bytes = await documentStore.get(damagedKey)
  await documentStore.delete(damagedKey)
  const store: DocumentStore = {
    ...documentStore,
    async get(key) {
      await new Promise((later) => setTimeout(later, 40))
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
  let isBusy = true
  const rushing = (async () => {
    while (isBusy) await sent()
  })()
  const { file, made, damaged } = await backUp(t, { documentStore: store }).finally(() => {
    isBusy = false
  })
  await rushing
  await documentStore.put(damagedKey, bytes)
  expect(damaged).toEqual([damagedKey])
  expect(made.absent).toBe(2)
  const place = await restoreInto(file, t.services.documentKey)
  try {
    const { newlyBroken } = await place.restore()
    expect(newlyBroken).toEqual([])
    const { rows } = await place.client.query('select count(*)::int as count from application')
    expect(rows[0].count).toBe(made.rows.application)
    const { rows: all } = await place.client.query('select * from stored_file')
    expect(all).toHaveLength(made.documents + 2)
    // The other one is found by the nightly check, which requests it again.
    const gone = all.filter(({ damaged_at: at }) => at !== null)
    expect(gone).toMatchObject([{ storage_key: deletedKey }])
    for (const { storage_key: key } of all) {
      if (key !== deletedKey && key !== damagedKey) await place.store.get(key)
    }
  } finally {
    await place.close()
  }
})

test('a backup is not made of a store that gives nothing', async () => {
  // A few that cannot be read are listed instead.
  for (let index = 0; index < 4; index += 1) await sent()
  const { documentStore } = t.services
  const empty: DocumentStore = { ...documentStore, get: () => documentStore.get('nothing-here') }
  const made = backUp(t, { documentStore: empty })
  await expect(made).rejects.toThrow(/documents cannot be read, and 0 can/)
})
