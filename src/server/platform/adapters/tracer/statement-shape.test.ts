import { expect, test } from 'vitest'
import { statementShape } from './statement-shape.ts'

test.each([
  ['begin', 'BEGIN'],
  ['select "id" from "application" as "a" where "a"."id" = $1 for update', 'SELECT application'],
  [
    'select * from "letter" left join "application" on "application"."id" = "letter"."application_id"',
    'SELECT letter application',
  ],
  ['insert into "letter" ("id") values ($1) on conflict do update set "id" = $1', 'INSERT letter'],
  ['update "payment" set "state" = $1', 'UPDATE payment'],
  ['delete from "draft" where "expires_at" <= $1', 'DELETE draft'],
  ['select extract(epoch from created_at) from pgboss.job', 'SELECT pgboss.job'],
  ['select 1 from a where x is distinct from y', 'SELECT a'],
  [
    'with made as (insert into application (id) select 1 from setting returning id), two as (select 1) select * from made join two on true',
    'INSERT application setting',
  ],
  ['with w as (select id from letter for update) select * from w', 'SELECT letter'],
  ['select * from unnest($1::text[]) as t (name)', 'SELECT'],
  ['set local role none', 'SET'],
  ['select pg_advisory_xact_lock($1)', 'SELECT'],
])('%s is %s', (sql, summary) => expect(statementShape(sql).summary).toBe(summary))

test.each([
  ["select 'amina@example.org', 'it''s', 42, -1.5 from t1", 'select ?, ?, ?, ? from t1'],
  ['select $1, $2 from a where b in ($3, $4, $5)', 'select $… from a where b in ($…)'],
  ['insert into a values ($1, $2), ($3, $4)', 'insert into a values ($…)'],
  ["select $$o'Neill$$ -- of Amina\n from a", 'select ? from a'],
  ['select $tag$Amina$tag$, 2024', 'select ?, ?'],
])('of %s no value is left', (sql, text) => expect(statementShape(sql).text).toBe(text))

test('is short whatever is asked', () => {
  expect(statementShape(`select ${'a, '.repeat(5000)} b from c`).text.length).toBe(1000)
})
