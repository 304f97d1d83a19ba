import { expect, test } from 'vitest'
import type { Subject } from './support/authority-line.ts'
import { ask, startWorld } from './support/authority-world.ts'
import { forFile } from './support/for-file.ts'

const world = await forFile(startWorld())

/** What `{id}` may stand for. */
const abouts = ['application', 'applicant', 'document', 'agreement'] as const
const readings = world.routes
  .filter(({ access, endpoint }) => access === 'staff' && endpoint.method === 'GET')
  .map(({ endpoint }) => `GET ${endpoint.path}`)

/** All that is said to a colleague who asks for everything about these. */
async function saidAbout(subjects: readonly Subject[]): Promise<[string, string][]> {
  const said: [string, string][] = []
  const caller = await world.colleague('owner')
  for (const route of readings) {
    for (const about of route.includes('{id}') ? abouts : abouts.slice(0, 1)) {
      for (const subject of subjects) {
        const { status, body } = await ask(caller, route, { about, twice: [200, 200] }, subject)
        if (status === 200) said.push([route, JSON.stringify(body)])
      }
    }
  }
  return said
}

test('no answer to staff holds what opens an application to its traveller', async () => {
  const states = ['unpaid', 'bought', 'reviewed'] as const
  const subjects: Subject[] = []
  for (const state of states) {
    const about = state === 'reviewed' ? 'document' : 'application'
    subjects.push((await world.subjectFor({ about, state, twice: [200, 200] })).subject)
  }
  const secrets = subjects.map(({ orderId }) => orderId)
  const said = await saidAbout(subjects)
  const routes = new Set(said.map(([route]) => route))
  expect(routes).toContain('GET /api/admin/applications')
  expect(routes).toContain('GET /api/admin/applications/{id}')
  const told = said.filter(([, text]) => secrets.some((secret) => text.includes(secret)))
  expect(told.map(([route]) => route)).toEqual([])
})
