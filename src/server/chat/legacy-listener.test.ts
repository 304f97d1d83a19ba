import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { chatChannel } from '../data/chat/event.ts'
import { startChat } from './test-support.ts'

const chat = await startChat()
const { t, visit, watch, reply } = chat

/** Listens like nodes of release 2026-11-23; returns the ids it received. */
async function listenAsEarlier(): Promise<number[]> {
  const client = new pg.Client({
    connectionString: t.databaseUrl,
    application_name: 'karibu-visa chat',
  })
  const told: number[] = []
  client.on('notification', ({ payload = '' }) => {
    const { event, data } = JSON.parse(payload)
    if (event === 'message') told.push(data.id)
  })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`listen ${chatChannel}`)
  // Detected within a second.
  await pause(1_100)
  return told
}

test('a node of an earlier release is told of all messages in the order of their ids', async () => {
  const visitors = await Promise.all(Array.from({ length: 8 }, () => visit()))
  const ours = await watch()
  const told = await listenAsEarlier()
  const said = visitors.flatMap(({ sessionId, say }) =>
    Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? say(`${at}`) : reply(sessionId, `${at}`))),
  )
  for (const { status } of await Promise.all(said)) expect(status).toBe(201)
  await expect.poll(() => told.length).toBe(said.length)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  await expect.poll(() => ours.events.flatMap(({ id }) => id ?? [])).toEqual(told)
})
