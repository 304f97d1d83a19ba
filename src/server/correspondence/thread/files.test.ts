import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cookieOf } from '../../../../test/support/owner.ts'
import { startThreads } from './test-support.ts'

const threads = startThreads()
const { apply, entries, ownEntries, receive, sayOwn } = threads

type Application = Awaited<ReturnType<typeof apply>>

/** A stored file; returns its key. */
async function kept(): Promise<string> {
  const { db, documentStore } = threads.t.services
  const storageKey = randomUUID()
  await documentStore.put(storageKey, Buffer.from('%PDF-1.4 a page'))
  await sql`insert into stored_file (storage_key, media_type, size_bytes, sha256, created_at)
    values (${storageKey}, 'application/pdf', 15, ${Buffer.alloc(32)}, ${threads.t.time.now})`.execute(
    db,
  )
  return storageKey
}

/** Adds a file to the last message about an application, sent or not. */
async function sendAlong(of: Application, isSent = true): Promise<string> {
  const id = randomUUID()
  await sql`insert into chat_file (id, session_id, side, file_name, storage_key, created_at, message_id)
    select ${id}, s.id, 'user', 'page.pdf', ${await kept()}, ${threads.t.time.now},
      case when ${isSent} then (select max(m.id) from chat_message m where m.session_id = s.id) end
    from chat_session s where s.application_id = ${of.id}`.execute(threads.t.services.db)
  return id
}

/** Adds a stored and a rejected file to an application's newest e-mail. */
async function attach(of: Application): Promise<string> {
  const id = randomUUID()
  const { db } = threads.t.services
  const email = sql`(select id from received_email where application_id = ${of.id} order by received_at desc limit 1)`
  await sql`insert into received_file (id, email_id, position, file_name, size_bytes, storage_key, is_inline)
    values (${id}, ${email}, 0, 'passport.pdf', 15, ${await kept()}, false)`.execute(db)
  await sql`insert into received_file (id, email_id, position, file_name, size_bytes, refusal, is_inline)
    values (${randomUUID()}, ${email}, 1, 'film.mov', 15, 'document.wrong-type', false)`.execute(db)
  return id
}

const open = (of: Application, fileId: string, by = of) =>
  fetch(`${threads.app.origin}/api/applications/${of.id}/thread/files/${fileId}`, {
    headers: cookieOf(by),
  })

test('files of the chat and of emails stand in both threads, and their traveller opens them', async () => {
  const of = await apply()
  await sayOwn(of, 'Two pages')
  const said = await sendAlong(of)
  threads.later(1)
  await receive(of)
  const mailed = await attach(of)
  const page = { name: 'page.pdf', mediaType: 'application/pdf', sizeBytes: 15 }
  const passport = { ...page, id: mailed, name: 'passport.pdf' }
  expect(await entries(of, '?kinds=chat,email')).toMatchObject([
    { kind: 'email', files: 2 },
    { kind: 'chat', files: [{ ...page, id: said }] },
  ])
  expect((await ownEntries(of)).slice(0, 2)).toMatchObject([
    { kind: 'email', fileCount: 2, files: [passport] },
    { kind: 'chat', files: [{ ...page, id: said }] },
  ])
  for (const [id, name] of [
    [said, 'page.pdf'],
    [mailed, 'passport.pdf'],
  ] as const) {
    const answer = await open(of, id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
    expect(await answer.text()).toBe('%PDF-1.4 a page')
  }
})

test('nobody opens a file of another application, of a stranger, or one that was not sent', async () => {
  const [of, other] = [await apply(), await apply()]
  await sayOwn(of, 'One page')
  await receive(of)
  const files = [await sendAlong(of), await attach(of)]
  const { db } = threads.t.services
  for (const id of files) {
    expect((await open(of, id)).status).toBe(200)
    expect((await open(other, id)).status).toBe(404)
    expect((await open(of, id, other)).status).toBe(404)
  }
  expect((await open(of, await sendAlong(of, false))).status).toBe(404)
  await db.updateTable('receivedEmail').set({ isKnownSender: false }).execute()
  await db.updateTable('chatSession').set({ isProven: false }).execute()
  for (const id of files) expect((await open(of, id)).status).toBe(404)
})
