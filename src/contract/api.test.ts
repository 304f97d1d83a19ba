import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import type { Api, Route } from './api.ts'
import type { createApplication } from './application.ts'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

async function endpointsOf(file: string): Promise<string[]> {
  const values: Record<string, unknown> = await import(new URL(file, folder).href)
  return Object.values(values).flatMap((value) =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value
      ? [`${value.method} ${value.path}`]
      : [],
  )
}

test('every file with endpoints is one of the API, and no two endpoints are called alike', async () => {
  const listed = readFileSync(new URL('api.ts', folder), 'utf8')
  const routes: string[] = []
  for (const file of files) {
    const found = await endpointsOf(file)
    expect([file, listed.includes(`import('./${file}')`)]).toEqual([file, found.length > 0])
    routes.push(...found)
  }
  expect(routes.length).toBeGreaterThan(80)
  expect(new Set(routes).size).toBe(routes.length)
})

test('a route names its endpoint, and nothing else is one', () => {
  expectTypeOf<Api['POST /api/applications']>().toEqualTypeOf<typeof createApplication>()
  expectTypeOf<'GET /api/admin/chat/stream'>().toExtend<Route>()
  expectTypeOf<'DELETE /api/admin/chat/stream'>().not.toExtend<Route>()
  expectTypeOf<string>().not.toExtend<Route>()
})
