import { beforeEach, expect, test } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { ask } from '../../../../test/support/ask.ts'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { withClient } from './bounded-client.ts'
import { writeShippedRules } from './shipped-rules.ts'

const database = await forFile(createTestDatabase())
const said: string[] = []

const asOwner = (statements: string) =>
  withClient(database.ownerUrl, (client) => client.query(statements))

/** As after the migrations, with these official fees in the filing form. */
const noted = (fees: object) =>
  asOwner(`alter table rules_version disable trigger user;
    delete from rules_version where number > 1;
    update rules_version set content = null;
    alter table rules_version enable trigger user;
    delete from filing_form;
    insert into filing_form (content, changed_at) values ('${JSON.stringify({ fees })}', now())`)

const write = () =>
  withClient(database.ownerUrl, (client) => writeShippedRules(client, (line) => said.push(line)))
const touristFees = () =>
  ask(
    database.ownerUrl,
    `select content #>> '{prices,visas,tourist,authorityCents}' from rules_version order by number`,
  )
const shipped = String(shippedDocument.prices.visas.tourist.authorityCents)
beforeEach(() => {
  said.length = 0
})

test('fees that owners had noted become the second version, once', async () => {
  await noted({ tourist: 4_200 })
  await write()
  await write()
  expect(await touristFees()).toEqual([shipped, '4200'])
  expect(said).toEqual([])
})

test('fees that no owner could publish are told instead', async () => {
  await noted({ tourist: 999_999_99 })
  await write()
  expect(await touristFees()).toEqual([shipped])
  expect(said.join()).toContain('prices.visas.tourist.authorityCents')
})

test('both are written, or neither', async () => {
  await noted({ tourist: 4_200 })
  await asOwner(`insert into rules_version (number, valid_from, content, created_at)
    values (2, now(), '{}', now())`)
  await expect(write()).rejects.toThrow('rules_version_pkey')
  expect(
    await ask(database.ownerUrl, 'select content from rules_version where number = 1'),
  ).toEqual([null])
})
