import { beforeEach, expect, test } from 'vitest'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { contact, emailOf } from '../../../../test/support/written-email.ts'
import { takeEmails } from '../../data/correspondence/received-email.ts'
import { sweepFiles } from '../../document/sweep.ts'
import { deleteApplication } from '../../person/deletion.ts'
import { findRecords } from '../../person/records.ts'
import { retain } from '../../person/retention.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { startInbound } from './test-support.ts'

const shop = await startInbound()
const { t, application, take } = shop
beforeEach(() => shop.later())

const day = 86_400
const withFile = async () => ({ files: [{ name: 'a.png', bytes: await samples.png() }] })
const storedKeys = async () =>
  (await rowsOf(t.services.db, 'storedFile')).map(({ storageKey }) => storageKey)
const countEmails = async () => (await shop.emails()).length

test('what was written by email is in the export, with its files', async () => {
  const { services } = t
  const { id, address } = await application()
  await take(emailOf({ to: address, text: 'About my visa', ...(await withFile()) }))
  const asked = { email: contact, applications: [{ id }] }
  const { data, files } = await findRecords(services.db, services, asked)
  const text = expect.stringContaining('About my visa')
  expect(data.emails).toMatchObject([{ text, files: [{}] }])
  expect(files.map(({ path }) => path)).toContain('email-1/file-1.png')
})

test('it goes with its application', async () => {
  const { services } = t
  const { id, address } = await application()
  const before = await storedKeys()
  const email = await take(emailOf({ to: address, ...(await withFile()) }))
  const keys = await inTransaction(services.db, (tx) => deleteApplication(tx, services, id))
  expect(keys).toContain(email.files[0]?.storageKey)
  expect(keys).toContain(email.files[0]?.previewKey)
  expect(await storedKeys()).toEqual(before)
})

test('what belongs to nothing goes after three months', async () => {
  await take(emailOf({ to: 'visa@karibu.example', ...(await withFile()) }))
  const count = await countEmails()
  const { services, time } = t
  await sweepFiles(services, time.now)
  expect(await countEmails()).toBe(count)
  shop.later(unknownEmailDays * day)
  await sweepFiles(services, time.now)
  expect(await countEmails()).toBe(count - 1)
})

test('what its sender wrote about nothing goes with the sender', async () => {
  const { db } = t.services
  const [mine, other] = ['Gone <gone@example.org>', 'Stays <stays@example.org>']
  for (const from of [mine, other]) {
    await take(emailOf({ to: 'visa@karibu.example', from, ...(await withFile()) }))
  }
  const keys = await takeEmails(db, { unattachedFrom: 'gone@example.org' })
  expect(keys).toHaveLength(2)
  const senders = (await shop.emails()).map(({ sender }) => sender)
  expect(senders).toContain('stays@example.org')
  expect(senders).not.toContain('gone@example.org')
})

test('the rest goes with the letters, when their time is over', async () => {
  const { address } = await application()
  const email = await take(emailOf({ to: address, ...(await withFile()) }))
  const { services, time } = t
  shop.later(11 * 366 * day)
  await retain(services, time.now)
  expect((await shop.emails()).map(({ id }) => id)).not.toContain(email.id)
  expect(await storedKeys()).not.toContain(email.files[0]?.storageKey)
})
