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

/** What each takes away. */
const changes: Readonly<Record<string, string[]>> = {
  'alter table house add colour text': [],
  "alter table house add colour text not null default 'red'": [],
  "alter table house add colour text check (colour <> '')": [],
  'alter table house add beside int references house': [],
  'create table garden (id int primary key, house_id int references house)': [],
  'create index on house (kind)': [],
  "alter table house drop constraint known, add constraint known check (kind in ('c', 'a', 'b'))":
    [],
  'alter table house drop constraint known': [],
  'alter table house alter kind drop default': [],
  'alter table house drop kind': ['house.kind'],
  'drop table room': ['room'],
  'alter table house rename kind to sort': ['house.kind'],
  'alter table room rename to chamber': ['room'],
  'alter table house alter id type bigint': ['house.id'],
  'alter table house alter kind set not null': ['house.kind'],
  'alter table house add colour text not null': ['house.colour'],
  "alter table house drop constraint known, add constraint known check (kind in ('a', 'c'))": [
    'house.known',
  ],
  "alter table house add constraint long check (name <> '') not valid": ['house.long'],
  'create unique index one_kind on house (kind)': ['house.one_kind'],
  'alter table house drop constraint named': ['house.named'],
  'alter table room drop constraint its_house': ['room.its_house'],
}

test('what programs rely on is contracted by less, by another name, and by more of a rule', async () => {
  await client.query(house)
  const before = await readShape(client)
  const found: Record<string, string[]> = {}
  for (const change of Object.keys(changes)) {
    await client.query(`begin; ${change}`)
    found[change] = contractions(before, await readShape(client))
    await client.query('rollback')
  }
  expect(found).toEqual(changes)
})
