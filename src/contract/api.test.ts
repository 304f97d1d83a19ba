import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { staffErrorCodes, travellerErrorCodes } from '#domain/error.ts'
import type { Api, Route } from './api.ts'
import type { createApplication } from './application.ts'
import type { Endpoint } from './endpoint.ts'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

async function endpointsOf(file: string): Promise<Endpoint[]> {
  const values: Record<string, unknown> = await import(new URL(file, folder).href)
  return Object.values(values).filter(isEndpoint)
}

test('every file with endpoints is one of the API, and no two endpoints are called alike', async () => {
  const listed = readFileSync(new URL('api.ts', folder), 'utf8')
  const routes: string[] = []
  for (const file of files) {
    const found = await endpointsOf(file)
    expect([file, listed.includes(`import('./${file}')`)]).toEqual([file, found.length > 0])
    routes.push(...found.map(({ method, path }) => `${method} ${path}`))
  }
  expect(routes.length).toBeGreaterThan(80)
  expect(new Set(routes).size).toBe(routes.length)
})

test('calls of travellers answer with errors of travellers, and no error is of both', async () => {
  const ofStaff: ReadonlySet<string> = new Set(staffErrorCodes)
  expect(travellerErrorCodes.filter((code) => ofStaff.has(code))).toEqual([])
  const calls = await Promise.all(
    files.filter((file) => !file.startsWith('staff/')).map(endpointsOf),
  )
  expect(
    calls
      .flat()
      .flatMap(({ path, errors }) =>
        errors.filter((code) => ofStaff.has(code)).map((code) => `${path}: ${code}`),
      ),
  ).toEqual([
    // Colleagues post there too.
    '/api/chat/messages: staff.forbidden',
    '/api/chat/messages: staff.second-factor-required',
  ])
})

test('a route names its endpoint, and nothing else is one', () => {
  expectTypeOf<Api['POST /api/applications']>().toEqualTypeOf<typeof createApplication>()
  expectTypeOf<'GET /api/admin/chat/stream'>().toExtend<Route>()
  expectTypeOf<'DELETE /api/admin/chat/stream'>().not.toExtend<Route>()
  expectTypeOf<string>().not.toExtend<Route>()
})
