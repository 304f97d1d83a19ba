import { describe, expect, test } from 'vitest'
import { AppError } from '#domain/error.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { sendMessages } from './send.ts'
import { startMessengers } from './test-support.ts'

const shop = await startMessengers()
const { t, app, services, deliver, application, write, connect, contactsOf, saidBy } = shop
const { someone } = shop
const { db } = t.services

describe('a file', () => {
  const filesOf = async (address: string) => {
    const [contact] = await contactsOf(address)
    return rowsOf(db, 'chatFile', { sessionId: contact?.chatSessionId ?? '' })
  }
  const photo = async () => ({ type: 'image/jpeg', bytes: await samples.photo() })

  test('passes the gate and stands in the conversation with its preview, after its words', async () => {
    const from = someone()
    await connect(await application(), from)
    await write(from, 'My photo', { file: await photo() })
    expect(await saidBy(from)).toEqual(['My photo'])
    await shop.runJobs()
    const [file] = await filesOf(from)
    expect(file?.previewKey).not.toBeNull()
    expect(await saidBy(from)).toEqual(['My photo', file?.fileName])
    const { status } = await (await shop.staff()).get(`/api/admin/chat/files/${file?.id}`)
    expect(status).toBe(200)
  })

  test('that is refused, too large or gone at the service is said where both sides read it', async () => {
    const from = someone()
    await connect(await application(), from)
    const bytes = Buffer.from('MZ this is a program')
    const call = services.call('whatsapp', {
      ...{ kind: 'message', from, file: { name: 'a.pdf', type: 'application/pdf', bytes } },
    })
    await deliver(call)
    await shop.runJobs()
    const [said] = await saidBy(from)
    expect(said).toMatch(/^Karibu Visa: 📎 a\.pdf has not arrived\. .+/)
    expect(await filesOf(from)).toEqual([])

    const lost = services.call('whatsapp', { kind: 'message', from, file: await photo() })
    services.state.script.push({ messenger: 'whatsapp', code: 100 })
    await deliver(lost)
    await shop.runJobs()
    expect((await saidBy(from)).at(-1)).toContain('Please send it again.')

    const large = { type: 'image/jpeg', bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }
    await deliver(services.call('whatsapp', { kind: 'message', from, file: large }))
    await shop.runJobs()
    expect((await saidBy(from)).at(-1)).toContain('less than 5MB')
    // And back to the messenger, in the same words.
    const [contact] = await contactsOf(from)
    await sendMessages(app.services, { id: contact?.id ?? '' })
    const got = services.state.sent.filter(({ to }) => to === from).map(({ text }) => text)
    expect(got.filter((text) => text?.includes('📎'))).toEqual(await saidBy(from))
  })

  test('of a silent service is tried again, keeps nobody waiting, and is said to be lost in the end', async () => {
    const [from, other] = [someone(), someone()]
    await connect(await application(), from)
    await deliver(services.call('whatsapp', { kind: 'message', from, file: await photo() }))
    services.state.script.push({ messenger: 'whatsapp', status: 503 })
    expect(await shop.runJobs()).toBe(1)
    await write(from, 'Did you get it?')
    await write(other, 'Hello')
    expect([await saidBy(from), await saidBy(other)]).toEqual([['Did you get it?'], ['Hello']])
    await shop.runJobs()
    expect(await filesOf(from)).toHaveLength(1)
    await deliver(services.call('whatsapp', { kind: 'message', from, file: await photo() }))
    for (let tries = 1; tries <= 20; tries += 1) {
      services.state.script.push({ messenger: 'whatsapp', status: 503 })
      expect(await shop.runJobs()).toBe(tries < 20 ? 1 : 0)
    }
    expect((await saidBy(from)).at(-1)).toContain('Please send it again.')
  })

  test('that comes while no more can be checked counts once, however often it is tried', async () => {
    const from = someone()
    await connect(await application(), from)
    await db.deleteFrom('uploadQuota').execute()
    await deliver(services.call('whatsapp', { kind: 'message', from, file: await photo() }))
    const { admission } = app.services
    const admit = () => Promise.reject(new AppError('server.busy'))
    app.services.admission = { ...admission, admit }
    try {
      expect([await shop.runJobs(), await shop.runJobs()]).toEqual([1, 1])
    } finally {
      app.services.admission = admission
    }
    await shop.runJobs()
    expect(await filesOf(from)).toHaveLength(1)
    // Of the conversation, and of all strangers.
    expect(await rowsOf(db, 'uploadQuota')).toMatchObject([{ files: 1 }, { files: 1 }])
  })
})
