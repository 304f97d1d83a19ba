import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { readReleases } from './support/releases.ts'
import { contractions, readShape } from './support/schema-shape.ts'

/** Later migrations follow the rule: nodes of the previous release serve during and after them. */
const lastWithoutRule = 42
const promise = /^-- contract: (\S+), unneeded since (\S+)$/gm

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await createTestDatabase('template1')
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  return async () => {
    await client.end()
    await database.drop()
  }
})

test('the numbers of migrations follow one another', () => {
  const numbers = readdirSync('migrations').map((file) => Number(file.slice(0, 4)))
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
})

test('what a migration takes away is unneeded since a release that it names', async () => {
  const released = new Set(readReleases().map(({ name }) => name))
  const wrong: string[] = []
  for (const file of readdirSync('migrations').sort()) {
    const text = readFileSync(`migrations/${file}`, 'utf8')
    const isRuled = Number(file.slice(0, 4)) > lastWithoutRule
    const before = isRuled ? await readShape(client) : null
    await client.query(text)
    if (!before) continue
    const promised = new Map(
      [...text.matchAll(promise)].map(([, what = '', when = '']) => [what, when]),
    )
    const found = contractions(before, await readShape(client))
    for (const what of found) {
      const since = promised.get(what)
      if (!since) wrong.push(`${file} contracts ${what}: see "A migration" in CONTRIBUTING.md`)
      else if (!released.has(since)) wrong.push(`${file}: ${since} is no release`)
      promised.delete(what)
    }
    for (const what of promised.keys()) wrong.push(`${file} does not contract ${what}`)
  }
  expect(wrong).toEqual([])
})

const house = `create table house (id int primary key, name text, kind text default 'a',
  constraint known check (kind in ('a', 'b')), constraint named unique (name));
  create table room (id int primary key, house_id int constraint its_house references house on delete cascade)`

test.each([
  ['another column', 'alter table house add colour text', []],
  ['one that has a default', "alter table house add colour text not null default 'red'", []],
  ['one with a rule of its own', "alter table house add colour text check (colour <> '')", []],
  ['one that points elsewhere', 'alter table house add beside int references house', []],
  ['another table', 'create table garden (id int primary key, house_id int references house)', []],
  ['another index', 'create index on house (kind)', []],
  [
    'a longer list of words',
    "alter table house drop constraint known, add constraint known check (kind in ('c', 'a', 'b'))",
    [],
  ],
  ['less of a rule', 'alter table house drop constraint known', []],
  ['no default', 'alter table house alter kind drop default', []],
  ['a column less', 'alter table house drop kind', ['house.kind']],
  ['a table less', 'drop table room', ['room']],
  ['another name of a column', 'alter table house rename kind to sort', ['house.kind']],
  ['another name of a table', 'alter table room rename to chamber', ['room']],
  ['another type', 'alter table house alter id type bigint', ['house.id']],
  ['a value that has to be there', 'alter table house alter kind set not null', ['house.kind']],
  [
    'a new one that has to be given',
    'alter table house add colour text not null',
    ['house.colour'],
  ],
  [
    'a shorter list of words',
    "alter table house drop constraint known, add constraint known check (kind in ('a', 'c'))",
    ['house.known'],
  ],
  [
    'a rule, also for new rows only',
    "alter table house add constraint long check (name <> '') not valid",
    ['house.long'],
  ],
  ['one of a kind', 'create unique index one_kind on house (kind)', ['house.one_kind']],
  ['no longer one of a kind', 'alter table house drop constraint named', ['house.named']],
  ['nothing that follows', 'alter table room drop constraint its_house', ['room.its_house']],
])('%s', async (_, change, expected) => {
  await client.query(house)
  const before = await readShape(client)
  await client.query(change)
  expect(contractions(before, await readShape(client))).toEqual(expected)
})
